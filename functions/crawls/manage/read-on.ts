import { getCrawlOrThrow } from '#functions/crawls/get-crawl-or-throw'
import { isCrawling } from '#functions/crawls/is-crawling'
import { partOf } from '#functions/crawls/part-of'
import type { StoredCrawl } from '#functions/crawls/store'
import { presentCrawl } from '#functions/crawls/view/present-crawl'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { crawlText } from '#shared/crawls/messages'
import { MAX_CRAWL_PAGES, MAX_SITE_PAGES } from '#shared/crawls/page-limits'
import type { crawls as routes } from '#shared/crawls/routes'
import { Problem } from '#shared/problems'
import { assertCanPay } from './assert-can-pay.ts'
import { takingSlot } from './crawl-slots.ts'
import { queuePart } from './queue-part.ts'

type ReadOn = Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/read-on'>

/** Continues an ended crawl with its next part. A running one is left unchanged, so a repeated request starts one part. */
export const readOn: ReadOn = async ({ crawlId, maxPages = MAX_CRAWL_PAGES }, { access: { workspaceId } }) =>
  retrying(`crawl ${crawlId}`, async () => {
    const now = world().now()
    const crawl = await getCrawlOrThrow(workspaceId, crawlId)
    const shown = presentCrawl(crawl, now)
    if (isCrawling(shown)) return { crawl: shown }
    if (shown.more === undefined) throw refusalOf(crawl)
    await assertCanPay(workspaceId)
    const plan = { ...crawl.plan, maxPages: Math.min(MAX_SITE_PAGES, crawl.read + maxPages) }
    await queuePart(crawl, { part: partOf(crawl) + 1, now, plan }, [await takingSlot(workspaceId, crawlId, now)])
    // read again, also when another request was faster
    return conflict
  })

const refusalOf = ({ sourceId, read }: StoredCrawl): Problem => {
  if (sourceId) return new Problem('conflict', crawlText('importedAlready'))
  if (read >= MAX_SITE_PAGES) return new Problem('limit-reached', crawlText('mostPages'))
  return new Problem('conflict', crawlText('nothingMore'))
}
