interface CrawlKey {
  readonly workspaceId: string
  readonly crawlId: string
}

/** Where a crawl lies in the files bucket. */
export const crawlPaths = {
  /** Everything of one crawl. */
  all: (it: CrawlKey) => `crawls/${it.workspaceId}/${it.crawlId}/`,
  frontier: (it: CrawlKey) => `${crawlPaths.all(it)}frontier.json`,
  /** What was known of the site before: of a refresh only. */
  known: (it: CrawlKey) => `${crawlPaths.all(it)}known.json`,
  page: (it: CrawlKey & { pageId: string }) => `${crawlPaths.all(it)}pages/${it.pageId}.json`,
  /** What batches put aside; nothing after the crawl. */
  visits: (it: CrawlKey) => `${crawlPaths.all(it)}visits/`,
  visit: (it: CrawlKey & { batch: number; pageId: string }) => `${crawlPaths.visits(it)}${it.batch}-${it.pageId}.json`,
  /** Which pages became a source. */
  choice: (it: CrawlKey & { sourceId: string }) => `${crawlPaths.all(it)}choice-${it.sourceId}.json`,
} as const
