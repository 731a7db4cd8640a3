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

/**
 * How many events wait in all dead-letter queues; the log names the rows, and those whose queue did not answer. `undefined` when a queue
 * does not exist and nothing waits in the others, which is no zero; throws in this case when SQS failed, so that Lambda counts again.
 */
export const allDeadLetters = async (): Promise<number | undefined> => {
  const answers = await Promise.all(rows.map(ask))
  for (const { row, count } of answers)
    if (count === undefined) log('warn', 'dead letters not counted', { route: row })
    else if (count > 0) log('warn', 'dead letters', { route: row, count })
  const counts = answers.flatMap(({ count }) => count ?? [])
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total > 0 || counts.length === rows.length) return total
  const failed = answers.find(({ failure }) => failure !== undefined)
  if (failed) throw failed.failure
  return undefined
}

interface Answer {
  readonly row: string
  readonly count?: number | undefined
  readonly failure?: unknown
}

const ask = (row: string): Promise<Answer> =>
  countDeadLetters(row).then(
    (count) => ({ row, count }),
    (failure: unknown) => ({ row, failure }),
  )
