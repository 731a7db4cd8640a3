import { isBrief } from '#events/brief-delivery'
import { schedules } from '#events/schedules'
import { subscriptions } from '#events/subscriptions'
import { log } from '#lib/log'
import { countDeadLetters } from './dead-letters.gateway.ts'

/** The rows with a dead-letter queue: whatever is started asynchronously and not delivered briefly. */
const rows: readonly string[] = [
  ...Object.entries(subscriptions).flatMap(([name, row]) => (isBrief(row) ? [] : [name])),
  ...Object.keys(schedules),
]

/** How many events wait in all dead-letter queues; the log names the rows. */
export const allDeadLetters = async (): Promise<number> => {
  const counts = await Promise.all(rows.map(async (row) => ({ row, count: await countDeadLetters(row) })))
  for (const { row, count } of counts) if (count > 0) log('warn', 'dead letters', { route: row, count })
  return counts.reduce((sum, { count }) => sum + count, 0)
}
