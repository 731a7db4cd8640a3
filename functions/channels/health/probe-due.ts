import { SEND_SHARDS } from '#features/conversations'
import { schedule } from '#lib/events/schedule'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { probeAccount } from './probe-account.ts'
import { type WatchedAccount, watchedAccounts } from './store.ts'

const PAGE = 200
/** Accounts at a time: one whose provider hangs holds an eighth of a run for at most 8 s. */
const SIDE_BY_SIDE = 8
/** A run starts every 5 minutes, and begins no further probe after this time. */
const MAX_RUN_MS = 200_000

/** Asks providers about the accounts that are due. What a run leaves is still due in the next one, and what it has asked is not. */
export const handler = schedule(async () => {
  const startedAt = world().now()
  let count = 0
  for (let shard = 0; shard < SEND_SHARDS; shard++)
    for (let after: string | undefined; ; ) {
      if (world().now() - startedAt > MAX_RUN_MS) return { count }
      const page = await watchedAccounts.list(`PROBE#${shard}`, undefined, { limit: PAGE, after })
      const due = page.items.filter(({ dueAt }) => dueAt <= startedAt)
      count += await probeAll(due, startedAt + MAX_RUN_MS)
      after = page.cursor
      if (after === undefined) break
    }
  return { count }
})

const probeAll = async (due: readonly WatchedAccount[], until: number): Promise<number> => {
  const queue = [...due]
  let count = 0
  const work = async () => {
    for (let one = queue.shift(); one && world().now() < until; one = queue.shift()) {
      try {
        if (await probeAccount(one)) count++
      } catch (failure) {
        // one that fails does not keep the others from being asked
        log('error', 'probe failed', { ...defect(failure), eventId: one.account })
      }
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return count
}
