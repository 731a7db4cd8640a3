import { SEND_SHARDS } from '#features/conversations'
import { schedule } from '#lib/events/schedule'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { type ChannelKind, kindOf } from '#shared/channels/kinds'
import { probeAccount } from './probe-account.ts'
import { type WatchedAccount, watchedAccounts } from './store.ts'

const PAGE = 200
/** Accounts at a time: one whose provider hangs holds an eighth of a run for at most 8 s. */
const SIDE_BY_SIDE = 8
/** How often a run starts. */
const EVERY_MS = 5 * 60_000
/** A run begins no further probe after this time. */
const MAX_RUN_MS = 200_000
/** So many probes of a provider in a row found nobody there: it is asked no further in this run. */
const MOST_UNREACHED = 16

/** Asks providers about the accounts that are due. What a run leaves is still due in the next one, and what it has asked is not. */
export const handler = schedule(async () => {
  const startedAt = world().now()
  let count = 0
  const unreached = new Map<ChannelKind, number>()
  for (const shard of shardsAt(startedAt))
    for (let after: string | undefined; ; ) {
      if (world().now() - startedAt > MAX_RUN_MS) return { count }
      const page = await watchedAccounts.list(`PROBE#${shard}`, undefined, { limit: PAGE, after })
      const due = page.items.filter(({ dueAt }) => dueAt <= startedAt)
      count += await probeAll(due, startedAt + MAX_RUN_MS, unreached)
      after = page.cursor
      if (after === undefined) break
    }
  return { count }
})

/** All of them, each run from another one on: a run that is too short for all leaves others out than the one before. */
const shardsAt = (now: number): readonly number[] => {
  const first = Math.floor(now / EVERY_MS)
  return Array.from({ length: SEND_SHARDS }, (_, at) => (first + at) % SEND_SHARDS)
}

/** `unreached` counts, for each provider, probes in a row that did not reach it. */
const probeAll = async (
  due: readonly WatchedAccount[],
  until: number,
  unreached: Map<ChannelKind, number>,
): Promise<number> => {
  const queue = [...due]
  let count = 0
  const work = async () => {
    for (let one = queue.shift(); one && world().now() < until; one = queue.shift()) {
      const kind = kindOf(one.account)
      if ((unreached.get(kind) ?? 0) >= MOST_UNREACHED) continue
      try {
        const outcome = await probeAccount(one)
        if (outcome !== 'of-another-run') count++
        if (outcome === 'asked') unreached.set(kind, 0)
        if (outcome === 'unreached') unreached.set(kind, (unreached.get(kind) ?? 0) + 1)
      } catch (failure) {
        // one that fails does not keep the others from being asked
        log('error', 'probe failed', { ...defect(failure), eventId: one.account })
      }
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return count
}
