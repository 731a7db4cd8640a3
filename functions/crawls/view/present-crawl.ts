import { isCrawling } from '#functions/crawls/is-crawling'
import type { StoredCrawl } from '#functions/crawls/store'
import { crawlEndText } from '#shared/crawls/messages'
import type { Crawl } from '#shared/crawls/schema'
import { importText } from '#shared/documents/import-messages'

/** A flow ends within 45 minutes; a crawl that seems to run longer was lost. */
const LOST_MS = 50 * 60_000

/** A crawl as its team sees it. */
export const presentCrawl = (crawl: StoredCrawl, now: number): Crawl => {
  const { plan, failure, note, ...rest } = crawl
  const isLost = isCrawling(crawl) && now - crawl.startedAt > LOST_MS
  const reason = isLost ? 'interrupted' : note
  const error = failure
    ? { code: failure, ...importText(failure) }
    : reason && { code: reason.startsWith('limit-') ? 'limit' : reason, ...crawlEndText(reason) }
  return { ...plan, ...rest, ...(isLost ? { status: 'failed' } : {}), ...(error ? { error } : {}) }
}
