import { keys } from '#lib/database/keys'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { REFRESH_SHARDS, Refresh, refreshes } from './store.ts'

const PAGE = 500
/** More than one run gets done; the next run reads the rest. */
const MAX_PER_SHARD = 5_000

/**
 * What is due in all shards and not put off, the longest due first. Those that have failed before come last, so that one
 * which kills its worker holds up no other.
 */
export const dueRefreshes = async (): Promise<readonly Refresh[]> => {
  const now = world().now()
  const shards = await Promise.all(Array.from({ length: REFRESH_SHARDS }, (_, shard) => dueIn(shard, now)))
  return shards
    .flat()
    .filter(({ notBefore = 0 }) => notBefore <= now)
    .toSorted((one, other) => (one.attempts ?? 0) - (other.attempts ?? 0) || one.at - other.at)
}

const dueIn = async (shard: number, now: number): Promise<readonly Refresh[]> => {
  const about = { shard, agentId: '', sourceId: '' }
  const { pk, sk: from } = keys.refresh({ ...about, at: 0 })
  // the key of the next millisecond sorts after all keys of this one
  const { sk: to } = keys.refresh({ ...about, at: now + 1 })
  const due: Refresh[] = []
  let after: string | undefined
  do {
    // unparsed: one broken row must not hide the others
    const page = await refreshes.partition(pk, { from, to, limit: PAGE, consistent: true, after })
    for (const item of page.items) {
      const row = Refresh.safeParse(item)
      if (row.success) due.push(row.data)
      else log('error', 'refresh not readable', defect(row.error))
    }
    after = page.cursor
  } while (after !== undefined && due.length < MAX_PER_SHARD)
  return due
}
