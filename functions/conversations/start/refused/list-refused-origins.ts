import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { conversations as routes } from '#shared/conversations/routes'
import { refusedOrigins } from './store.ts'

/** More than a week's websites can be. */
const READ = 400
const SHOWN = 20
const WEEK_MS = 7 * 24 * 3_600_000

/** The websites that the agent refused in the last week, the newest first. */
export const listRefusedOrigins: Verb<typeof routes, 'GET /v2/agents/{agentId}/refused-origins'> = async ({
  agentId,
}) => {
  const { items } = await refusedOrigins.list(`AGT#${agentId}`, 'ORIGIN#', { limit: READ })
  const since = world().now() - WEEK_MS
  return {
    origins: items
      .filter(({ lastAt }) => lastAt > since)
      .toSorted((a, b) => b.lastAt - a.lastAt)
      .slice(0, SHOWN)
      .map(({ origin, lastAt }) => ({ origin, lastAt })),
  }
}
