import { keys } from '#lib/database/keys'
import type { Verb } from '#lib/http/api'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { pairs } from './store.ts'
import { withUses } from './with-uses.ts'

const PAGE = 100

/** An agent's Q&As, oldest first: ids are ULIDs. */
export const listPairs: Verb<typeof routes, 'GET /v2/agents/{agentId}/knowledge/pairs'> = async ({
  agentId,
  after,
}) => {
  const { pk, sk } = keys.pair({ agentId, id: '' })
  const { items, cursor } = await pairs.list(pk, sk, { limit: PAGE, after, consistent: true })
  return { pairs: await withUses(agentId, items), ...(cursor ? { cursor } : {}) }
}
