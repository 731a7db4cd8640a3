import type { StoredCrawl } from './store.ts'

/** Whether a crawl has not ended yet. */
export const isCrawling = ({ status }: Pick<StoredCrawl, 'status'>): boolean =>
  status === 'queued' || status === 'crawling'
