import type { FeatureRows } from '#events/rows'
import { crawlSite } from './crawl-site.flow.ts'
import { CrawlDeleted, CrawlQueued } from './events.ts'

export const crawlRows = {
  subscriptions: {
    'crawls/run/run-crawl': CrawlQueued,
    'crawls/manage/delete-crawl-files': CrawlDeleted,
  },
  flows: {
    'crawls/crawl-site': crawlSite,
  },
} as const satisfies FeatureRows<'crawls'>
