import type { CrawlPage } from '#shared/crawls/schema'

/** The paths of the pages that a crawl has read, in order. */
export const readPaths = (pages: readonly CrawlPage[]): string[] =>
  pages.filter(({ status }) => status === 'read').map(({ url }) => new URL(url).pathname + new URL(url).search)
