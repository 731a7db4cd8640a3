import { log } from '#lib/log'
import { world } from '#lib/world'
import { isOfMessages, shardOf } from './lanes.ts'
import { WaitingSlice, waitingSlices } from './store.ts'

/** Further rows are the next run's. */
const MOST = 100
/** People write a thought in several messages: it is answered after a pause of this long, and after the longest time anyhow. */
const PAUSE_MS = 1_500
const LONGEST_WAIT_MS = 5_000

/** What waits in a lane, in the provider's order, once nothing has been added for a while; what becomes of messages at once. `seen` gets each reading at once. */
export const readBurst = async (
  lane: string,
  seen: (rows: readonly WaitingSlice[]) => void,
): Promise<readonly WaitingSlice[]> => {
  const startedAt = world().now()
  for (;;) {
    const rows = await readLane(lane)
    seen(rows)
    const newest = Math.max(...rows.map(({ at }) => at))
    const wait = Math.min(newest + PAUSE_MS, startedAt + LONGEST_WAIT_MS) - world().now()
    if (rows.length === 0 || wait <= 0 || !isOfMessages(lane)) return rows
    await world().sleep(wait)
  }
}

const readLane = async (lane: string): Promise<readonly WaitingSlice[]> => {
  const { items } = await waitingSlices.partition(`QIN#${shardOf(lane)}`, {
    from: `${lane}#`,
    to: `${lane}#~`,
    limit: MOST,
    consistent: true,
  })
  return items.flatMap((item) => {
    // one broken row must not hide the others
    const row = WaitingSlice.safeParse(item)
    if (!row.success) log('error', 'waiting slice cannot be read', { error: row.error.name })
    return row.success ? [row.data] : []
  })
}
