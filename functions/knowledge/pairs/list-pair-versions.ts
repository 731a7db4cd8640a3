import { keys } from '#lib/database/keys'
import type { Verb } from '#lib/http/api'
import { pairText } from '#shared/knowledge/messages'
import { PairVersion } from '#shared/knowledge/pairs'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'
import { KEPT_VERSIONS, pairVersions } from './store.ts'

export const listPairVersions: Verb<
  typeof routes,
  'GET /v2/agents/{agentId}/knowledge/pairs/{pairId}/versions'
> = async ({ agentId, pairId }) => {
  const { pk } = keys.pair({ agentId, id: '' })
  const { items } = await pairVersions.list(pk, `KBQV#${pairId}#`, {
    newestFirst: true,
    consistent: true,
    limit: KEPT_VERSIONS,
  })
  // a Q&A has at least its current version
  if (items.length === 0) throw new Problem('not-found', pairText('notFound'))
  return { versions: items.map((item) => PairVersion.parse(item)) }
}
