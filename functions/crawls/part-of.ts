import type { StoredCrawl } from './store.ts'

/** The number of a crawl's current part. */
export const partOf = ({ part = 1 }: Pick<StoredCrawl, 'part'>): number => part
