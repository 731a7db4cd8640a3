import { keys } from '#lib/database/keys'
import type { Verb } from '#lib/http/api'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { presentSource } from './present-source.ts'
import { sources } from './store.ts'

const PAGE = 100

/** Source ids are ULIDs, so the order is the order of adding. */
export const listSources: Verb<typeof routes, 'GET /v2/agents/{agentId}/knowledge/sources'> = async ({
  agentId,
  after,
}) => {
  const { pk, sk } = keys.source({ agentId, id: '' })
  const { items, cursor } = await sources.list(pk, sk, { limit: PAGE, after, consistent: true })
  return { sources: items.map(presentSource), ...(cursor ? { cursor } : {}) }
}
