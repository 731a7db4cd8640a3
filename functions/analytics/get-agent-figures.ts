import { ownAgentIds } from '#features/agents'
import { waitingByAgent } from '#features/conversations'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { FIGURE_DAYS } from '#shared/analytics/agent-figures'
import type { analytics as routes } from '#shared/analytics/routes'
import { toCredits } from '#shared/billing/milli-credits'
import { agentMonths, type DailyCount, dayCount } from './agent-months.ts'
import { SHARDS } from './count-once.ts'

const DAY_MS = 24 * 3_600_000

/** What the agents of a list did in the last seven days, and who waits: two batches and one query, however many agents. */
export const getAgentFigures: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/agent-figures'> = async (
  { agentIds },
  { access: { workspaceId } },
) => {
  const now = world().now()
  const dates = Array.from({ length: FIGURE_DAYS }, (_, at) =>
    new Date(now - (FIGURE_DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))]
  const [ids, waiting] = await Promise.all([ownAgentIds(workspaceId, agentIds.split(',')), waitingByAgent(workspaceId)])
  const shards = Array.from({ length: SHARDS }, (_, shard) => shard)
  const parts = await agentMonths.getMany(
    ids.flatMap((agentId) => months.flatMap((month) => shards.map((shard) => ({ agentId, month, shard })))),
  )
  const figures = ids.map((agentId) => {
    const own = parts.filter((part) => part.agentId === agentId)
    const on = (count: DailyCount, date: string) =>
      own
        .filter(({ month }) => month === date.slice(0, 7))
        .reduce((sum, part) => sum + Number(part[dayCount(count, date)] ?? 0), 0)
    const inAll = (count: DailyCount) => dates.reduce((sum, date) => sum + on(count, date), 0)
    const lastAt = Math.max(0, ...own.map((part) => Number(part.lastAt ?? 0)))
    return {
      agentId,
      conversations: dates.map((date) => on('conversations', date)),
      replies: inAll('replies'),
      credits: toCredits(inAll('milliCredits')),
      ...(lastAt > 0 ? { lastAt } : {}),
      ...(waiting.get(agentId) ?? { waiting: 0 }),
    }
  })
  return { figures }
}
