import type { CrawlMode } from '#shared/crawls/schema'
import type { NewCrawl } from '#web/features/crawls/queries.ts'

/** A crawl in form state: addresses as typed, one per line. */
export interface CrawlDraft {
  readonly address: string
  readonly mode: CrawlMode
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly maxPages: number
  readonly maxDepth: number
}

export const newCrawlDraft: CrawlDraft = {
  address: '',
  mode: 'deep',
  include: [],
  exclude: [],
  maxPages: 100,
  maxDepth: 4,
}

/** The request of a draft; an address without a scheme becomes https. */
export const crawlPlanOf = (draft: CrawlDraft): Omit<NewCrawl, 'agentId'> => ({
  seeds: draft.address
    .split(/\s+/)
    .filter(Boolean)
    .map((seed) => (/^[a-z]+:\/\//i.test(seed) ? seed : `https://${seed}`)),
  mode: draft.mode,
  include: [...draft.include],
  exclude: [...draft.exclude],
  maxPages: draft.maxPages,
  maxDepth: draft.maxDepth,
})
