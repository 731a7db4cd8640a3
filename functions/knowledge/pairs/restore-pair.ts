import type { Verb } from '#lib/http/api'
import { pairText } from '#shared/knowledge/messages'
import { PairContent } from '#shared/knowledge/pairs'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'
import { changePair } from './change-pair.ts'
import { pairs, pairVersions } from './store.ts'

/** Restores an earlier version as the newest one; the history stays complete. */
export const restorePair: Verb<typeof routes, 'POST /v2/agents/{agentId}/knowledge/pairs/{pairId}/restore'> = async (
  { agentId, pairId, version },
  { access: { workspaceId }, actor },
) => {
  const [pair, earlier] = await Promise.all([
    pairs.get({ agentId, id: pairId }, { consistent: true }),
    pairVersions.get({ agentId, pairId, version }, { consistent: true }),
  ])
  if (!pair) throw new Problem('not-found', pairText('notFound'))
  if (!earlier) throw new Problem('not-found', pairText('noSuchVersion'))
  const content = PairContent.parse(earlier)
  return { pair: await changePair({ workspaceId, pair, content, actor, action: 'knowledge-pair.restored' }) }
}
