import { is } from '#lib/database/condition'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { dropOwed } from './lease/drop-owed.ts'
import { OWED_SHARDS, Owed, owedAnswers } from './lease/store.ts'

const PAGE = 200

/** All owed answers whose time has come, the longest overdue first. A row that cannot be read is dropped once no worker has its lease. */
export const dueAnswers = async (): Promise<readonly Owed[]> => {
  const shards = await Promise.all(Array.from({ length: OWED_SHARDS }, (_, shard) => rowsOf(shard)))
  const now = world().now()
  return shards
    .flat()
    .filter(({ until }) => until <= now)
    .toSorted((one, other) => one.until - other.until)
}

const rowsOf = async (shard: number): Promise<Owed[]> => {
  const rows: Owed[] = []
  for (let after: string | undefined; ; ) {
    // unparsed: one broken row must not hide the others
    const page = await owedAnswers.partition(`OWED#${shard}`, { from: '0', to: '~', limit: PAGE, after })
    for (const item of page.items) {
      const row = Owed.safeParse(item)
      if (row.success) rows.push(row.data)
      else await dropBroken(item, row.error)
    }
    after = page.cursor
    if (after === undefined) return rows
  }
}

const dropBroken = async ({ sk, until }: Record<string, unknown>, failure: unknown): Promise<void> => {
  const conversationId = String(sk)
  const isScalar = typeof until === 'number' || typeof until === 'string' || typeof until === 'boolean'
  if ((await dropOwed({ conversationId }, isScalar ? { until: is(until) } : {})) === 'dropped')
    log('error', 'owed answer given up', { ...defect(failure), conversationId })
}
