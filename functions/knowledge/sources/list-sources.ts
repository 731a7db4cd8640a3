import { keys } from '#lib/database/keys'
import type { Verb } from '#lib/http/api'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { presentSource } from './present-source.ts'
import { sources } from './store.ts'
import { withRefreshProgress } from './with-refresh-progress.ts'

const PAGE = 100

/** Source ids are ULIDs, so the order is the order of adding. */
export const listSources: Verb<typeof routes, 'GET /v2/agents/{agentId}/knowledge/sources'> = async ({
  agentId,
  after,
}) => {
  const { pk, sk } = keys.source({ agentId, id: '' })
  const { items, cursor } = await sources.list(pk, sk, { limit: PAGE, after, consistent: true })
  // at most a handful are being refreshed at a time
  const current = await Promise.all(items.map(withRefreshProgress))
  return { sources: current.map(presentSource), ...(cursor ? { cursor } : {}) }
}
