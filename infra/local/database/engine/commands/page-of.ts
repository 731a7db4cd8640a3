import type { StoredItem } from '#infra/local/database/engine/tables/table'

/** DynamoDB's own, counted before any filter. */
const MAX_PAGE_BYTES = 1_000_000

interface Page {
  readonly page: readonly StoredItem[]
  /** Whether items are left for the next page. */
  readonly isCut: boolean
}

/** The first of some items: at most `limit`, and none after the one that fills the page's bytes. */
export const pageOf = (items: Iterable<StoredItem>, limit?: number): Page => {
  const page: StoredItem[] = []
  let bytes = 0
  for (const stored of items) {
    if (page.length === limit || bytes > MAX_PAGE_BYTES) return { page, isCut: true }
    page.push(stored)
    bytes += stored.bytes
  }
  return { page, isCut: false }
}
