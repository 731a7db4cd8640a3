import { presentSource } from '#functions/knowledge/present-source'
import { sources } from '#functions/knowledge/store'
import { keys } from '#lib/database/keys'
import type { Verb } from '#lib/http/api'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { withRefreshProgress } from './with-refresh-progress.ts'

const PAGE = 100

/** An agent's sources, oldest first: ids are ULIDs. */
export const listSources: Verb<typeof routes, 'GET /v2/agents/{agentId}/knowledge/sources'> = async ({
  agentId,
  after,
}) => {
  const { pk, sk } = keys.source({ agentId, id: '' })
  const { items, cursor } = await sources.list(pk, sk, { limit: PAGE, after, consistent: true })
  // at most a handful are being refreshed at once
  const current = await Promise.all(items.map(withRefreshProgress))
  return { sources: current.map(presentSource), ...(cursor ? { cursor } : {}) }
}
