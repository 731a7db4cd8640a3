import { callDatabase } from './call-database.ts'
import { type Attributes, type Filter, scanFor } from './scan-for.ts'

/**
 * Changes each item of an earlier version's data that a filter finds, in one transaction with a condition, so that a start
 * that is interrupted continues here: what was changed is found no more. Nothing was deployed with the earlier shapes: only
 * folders of local runs have them. Returns how many were changed.
 */
export const changeEach = async (
  endpoint: string,
  filter: Filter,
  writesOf: (item: Attributes) => Promise<readonly object[]>,
): Promise<number> => {
  let changed = 0
  for await (const item of scanFor(endpoint, filter)) {
    await callDatabase(endpoint, 'TransactWriteItems', { TransactItems: await writesOf(item) })
    changed += 1
  }
  return changed
}
