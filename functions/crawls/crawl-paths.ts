interface CrawlKey {
  readonly workspaceId: string
  readonly crawlId: string
}

/** Paths of a crawl in the files bucket. */
export const crawlPaths = {
  /** All files of one crawl. */
  all: (it: CrawlKey) => `crawls/${it.workspaceId}/${it.crawlId}/`,
  frontier: (it: CrawlKey) => `${crawlPaths.all(it)}frontier.json`,
  /** Entries that earlier parts of the crawl finished; files are counted from 1. */
  finished: (it: CrawlKey, file: number) => `${crawlPaths.all(it)}finished-${file}.json`,
  /** The site's snapshot before a refresh. */
  known: (it: CrawlKey) => `${crawlPaths.all(it)}known.json`,
  page: (it: CrawlKey & { pageId: string }) => `${crawlPaths.all(it)}pages/${it.pageId}.json`,
  /** Results of a batch, until they are merged. */
  visits: (it: CrawlKey) => `${crawlPaths.all(it)}visits/`,
  visit: (it: CrawlKey & { batch: number; pageId: string }) => `${crawlPaths.visits(it)}${it.batch}-${it.pageId}.json`,
  /** The pages that were selected for a source. */
  choice: (it: CrawlKey & { sourceId: string }) => `${crawlPaths.all(it)}choice-${it.sourceId}.json`,
} as const
