import type { Ports } from '#features/conversations-inbound'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { fairly, type OverdueLane } from './fairly.ts'
import { QIN_SHARDS } from './lanes.ts'
import { WaitingSlice, waitingSlices } from './store.ts'
import { takeLane } from './take-lane.ts'

/** An event's worker takes a slice within seconds; what is older was left by one that failed, or is kept out by a limit. */
const OVERDUE_MS = 60_000
/** A run starts each minute, and begins no further lane after this time. */
const MAX_RUN_MS = 50_000
const CONCURRENCY = 10
const PAGE = 200

/** Takes the lanes in which something has waited for a minute, each account in its turn. One that fails does not stop the others. */
export const takeOverdue = async (ports: Ports): Promise<{ readonly count: number }> => {
  const startedAt = world().now()
  const shards = await Promise.all(Array.from({ length: QIN_SHARDS }, (_, shard) => overdueIn(shard, startedAt)))
  const queue = fairly(shards.flat())
  let count = 0
  const work = async () => {
    for (let lane = queue.shift(); lane && world().now() - startedAt < MAX_RUN_MS; lane = queue.shift()) {
      try {
        await takeLane(lane, ports)
        count++
      } catch (failure) {
        log('error', 'inbound lane failed', { ...defect(failure), eventId: `${lane.account}#${lane.order}` })
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { count }
}

/** The lanes of a shard by their longest waiting row, without what the rows hold: there may be a hundred thousand. */
const overdueIn = async (shard: number, now: number): Promise<readonly OverdueLane[]> => {
  const lanes = new Map<string, OverdueLane>()
  for (let after: string | undefined; ; ) {
    const page = await waitingSlices.partition(`QIN#${shard}`, { from: '0', to: '~', limit: PAGE, after })
    for (const item of page.items) {
      const row = WaitingSlice.safeParse(item)
      if (!row.success || now - row.data.at < OVERDUE_MS) continue
      const { account, lane, order, at } = row.data
      if (at < (lanes.get(lane)?.at ?? Number.POSITIVE_INFINITY)) lanes.set(lane, { account, lane, order, at })
    }
    after = page.cursor
    if (after === undefined) return [...lanes.values()]
  }
}
