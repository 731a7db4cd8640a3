import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { OWED_SHARDS, Owed, owedAnswers } from './lease/store.ts'

const PAGE = 200

/** All owed answers whose time has come, the longest overdue first. A row that cannot be read is logged and dropped. */
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
      else await dropBroken(String(item.sk), row.error)
    }
    after = page.cursor
    if (after === undefined) return rows
  }
}

const dropBroken = async (conversationId: string, failure: unknown): Promise<void> => {
  log('error', 'owed answer given up', { ...defect(failure), conversationId })
  await owedAnswers.drop({ conversationId })
}
