import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

/** What is counted of an agent by day. Credits in milli-credits. */
export const dailyCounts = ['conversations', 'replies', 'milliCredits'] as const
export type DailyCount = (typeof dailyCounts)[number]

/** One count of one day of the month: `replies07`. */
export const dayCount = (count: DailyCount, date: string): string => `${count}${date.slice(8, 10)}`

/** `agentId`, `month` (`yyyy-mm`), `shard`, `lastAt` (ms), and by day what `dayCount` names. */
const AgentMonth = z.record(z.string(), z.union([z.string(), z.number()]))
type AgentMonth = z.infer<typeof AgentMonth>

/** A shard of an agent's month. Without a partition of its own for each day, one batch reads the weeks of fifty agents. */
export const agentMonths = entity<AgentMonth, { agentId: string; month: string; shard: number }>({
  name: 'agent-month',
  parse: (item) => AgentMonth.parse(item),
  key: keys.agentMonth,
})

/** Nothing reads a month after the next one: Unix seconds, a hundred days after its first. */
export const monthExpiry = (month: string): number => Date.parse(`${month}-01`) / 1000 + 100 * 24 * 3600
