interface ACrawl {
  readonly workspaceId: string
  readonly crawlId: string
}

/** Where a crawl lies in the files bucket. */
export const crawlPaths = {
  /** Everything of one crawl. */
  all: (it: ACrawl) => `crawls/${it.workspaceId}/${it.crawlId}/`,
  frontier: (it: ACrawl) => `${crawlPaths.all(it)}frontier.json`,
  /** What was known of the site before: of a refresh only. */
  known: (it: ACrawl) => `${crawlPaths.all(it)}known.json`,
  page: (it: ACrawl & { pageId: string }) => `${crawlPaths.all(it)}pages/${it.pageId}.json`,
  /** What batches put aside; nothing after the crawl. */
  visits: (it: ACrawl) => `${crawlPaths.all(it)}visits/`,
  visit: (it: ACrawl & { batch: number; pageId: string }) => `${crawlPaths.visits(it)}${it.batch}-${it.pageId}.json`,
  /** Which pages became a source. */
  choice: (it: ACrawl & { sourceId: string }) => `${crawlPaths.all(it)}choice-${it.sourceId}.json`,
} as const
