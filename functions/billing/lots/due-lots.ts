import { keys } from '#lib/database/keys'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { LOT_END_SHARDS, LotEnd, lotEnds } from './store.ts'

const PAGE = 500
/** More than one run gets done; the next run reads the rest. */
const MAX_PER_SHARD = 5_000

/** The rows whose time has come, the longest due first. */
export const dueLots = async (): Promise<readonly LotEnd[]> => {
  const now = world().now()
  const shards = await Promise.all(Array.from({ length: LOT_END_SHARDS }, (_, shard) => dueIn(shard, now)))
  return shards.flat().toSorted((one, other) => one.at - other.at)
}

const dueIn = async (shard: number, now: number): Promise<readonly LotEnd[]> => {
  const { pk, sk: from } = keys.lotEnd({ shard, at: 0, id: '' })
  // the key of the next millisecond sorts after all keys of this one
  const { sk: to } = keys.lotEnd({ shard, at: now + 1, id: '' })
  const due: LotEnd[] = []
  let after: string | undefined
  do {
    // unparsed: one broken row must not hide the others
    const page = await lotEnds.partition(pk, { from, to, limit: PAGE, consistent: true, after })
    for (const item of page.items) {
      const row = LotEnd.safeParse(item)
      if (row.success) due.push(row.data)
      else log('error', 'due lot not readable', defect(row.error))
    }
    after = page.cursor
  } while (after !== undefined && due.length < MAX_PER_SHARD)
  return due
}
