import { isCrawling } from '#functions/crawls/is-crawling'
import type { StoredCrawl } from '#functions/crawls/store'
import { crawlEndText } from '#shared/crawls/messages'
import { type Crawl, MAX_SITE_PAGES } from '#shared/crawls/schema'
import { importText } from '#shared/documents/import-messages'

/** A flow ends within 45 minutes; a part of a crawl that seems to run longer was lost. */
const LOST_MS = 50 * 60_000

/** A crawl as its team sees it. */
export const presentCrawl = (crawl: StoredCrawl, now: number): Crawl => {
  const { plan, failure, note, ...rest } = crawl
  const isLost = isCrawling(crawl) && now - (crawl.partStartedAt ?? crawl.startedAt) > LOST_MS
  const reason = isLost ? 'interrupted' : note
  const error = failure
    ? { code: failure, ...importText(failure) }
    : reason && { code: reason.startsWith('limit-') ? 'limit' : reason, ...crawlEndText(reason) }
  const more = isCrawling(crawl) && !isLost ? 0 : moreOf(crawl)
  return {
    ...plan,
    ...rest,
    ...(isLost ? { status: 'failed' } : {}),
    ...(more > 0 ? { more } : {}),
    ...(error ? { error } : {}),
  }
}

/** Addresses that an ended crawl can fetch if it is read on. */
const moreOf = ({ sourceId, read, found, done }: StoredCrawl): number =>
  sourceId !== undefined || read >= MAX_SITE_PAGES ? 0 : found - done
