import { oldestOwedAnswer } from '#features/conversations'
import { schedule } from '#lib/events/schedule'
import { log } from '#lib/log'
import { allDeadLetters } from './all-dead-letters.ts'
import { oldestOutboxRow } from './oldest-outbox-row.ts'

/**
 * Measures what makes no error: how long the oldest event and the oldest owed answer have waited, and how many dead letters there are. The
 * lines become metrics (infra/measures.ts). A figure that cannot be read is missing, which is as bad as a bad one; the others are there.
 */
export const handler = schedule(async () => {
  const results = await Promise.allSettled([
    oldestOutboxRow().then((durationMs) => log('info', 'measured', { code: 'oldest-outbox-row', durationMs })),
    oldestOwedAnswer().then((durationMs) => log('info', 'measured', { code: 'oldest-owed-answer', durationMs })),
    allDeadLetters().then((count) => {
      if (count !== undefined) log('info', 'measured', { code: 'dead-letters', count })
    }),
  ])
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return { count: results.length }
})
