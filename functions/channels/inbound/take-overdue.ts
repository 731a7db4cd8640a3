import type { Ports } from '#features/conversations-inbound'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { QIN_SHARDS } from './lanes.ts'
import { WaitingSlice, waitingSlices } from './store.ts'
import { takeLane } from './take-lane.ts'

/** An event's worker takes a slice within seconds; what is older was left by one that failed, or is kept out by a limit. */
const OVERDUE_MS = 60_000
/** A run starts each minute, and begins no further lane after this time. */
const MAX_RUN_MS = 50_000
const CONCURRENCY = 10
const PAGE = 200

/** Takes the lanes in which something has waited for a minute, the longest waiting first. One that fails does not stop the others. */
export const takeOverdue = async (ports: Ports): Promise<{ readonly count: number }> => {
  const startedAt = world().now()
  const shards = await Promise.all(Array.from({ length: QIN_SHARDS }, (_, shard) => overdueIn(shard, startedAt)))
  const lanes = new Map<string, WaitingSlice>()
  for (const row of shards.flat().toSorted((one, other) => one.at - other.at))
    if (!lanes.has(row.lane)) lanes.set(row.lane, row)
  const queue = [...lanes.values()]
  let count = 0
  const work = async () => {
    for (let row = queue.shift(); row && world().now() - startedAt < MAX_RUN_MS; row = queue.shift()) {
      try {
        await takeLane(row, ports)
        count++
      } catch (failure) {
        log('error', 'inbound lane failed', { ...defect(failure), eventId: `${row.account}#${row.order}` })
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { count }
}

const overdueIn = async (shard: number, now: number): Promise<WaitingSlice[]> => {
  const rows: WaitingSlice[] = []
  for (let after: string | undefined; ; ) {
    const page = await waitingSlices.partition(`QIN#${shard}`, { from: '0', to: '~', limit: PAGE, after })
    for (const item of page.items) {
      const row = WaitingSlice.safeParse(item)
      if (row.success && now - row.data.at >= OVERDUE_MS) rows.push(row.data)
    }
    after = page.cursor
    if (after === undefined) return rows
  }
}
