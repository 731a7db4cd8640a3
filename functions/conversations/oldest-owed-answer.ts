import { world } from '#lib/world'
import { OWED_SHARDS, owedAnswers } from './turn/lease/store.ts'

/** For how long the longest overdue answer has been due, in milliseconds; 0 when none is. */
export const oldestOwedAnswer = async (): Promise<number> => {
  const now = world().now()
  const ages = await Promise.all(Array.from({ length: OWED_SHARDS }, (_, shard) => oldestOf(shard, now)))
  return Math.max(...ages)
}

const oldestOf = async (shard: number, now: number): Promise<number> => {
  let oldest = 0
  for (let after: string | undefined; ; ) {
    // unparsed: one broken row must not hide the others
    const { items, cursor } = await owedAnswers.partition(`OWED#${shard}`, { from: '0', to: '~', limit: 1000, after })
    for (const { until } of items) if (typeof until === 'number') oldest = Math.max(oldest, now - until)
    after = cursor
    if (after === undefined) return oldest
  }
}
