import type { StoredCrawl } from './store.ts'

/** Whether a crawl is queued or running. */
export const isCrawling = ({ status }: Pick<StoredCrawl, 'status'>): boolean =>
  status === 'queued' || status === 'crawling'
