import { getCrawlOrThrow } from '#functions/crawls/get-crawl-or-throw'
import { isCrawling } from '#functions/crawls/is-crawling'
import type { StoredCrawl } from '#functions/crawls/store'
import { crawls } from '#functions/crawls/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { world } from '#lib/world'

/** Cancels a crawl before its next batch and keeps its pages. One that has ended is left unchanged. */
export const stopCrawl = async (it: {
  readonly workspaceId: string
  readonly crawlId: string
}): Promise<StoredCrawl> => {
  const { workspaceId, crawlId } = it
  return retrying(`crawl ${crawlId}`, async () => {
    const crawl = await getCrawlOrThrow(workspaceId, crawlId)
    if (!isCrawling(crawl)) return crawl
    const set = { status: 'cancelled', endedAt: world().now() } as const
    // a concurrent batch changes the status from `queued` at most once
    await attempt([
      crawls.changing({ workspaceId, id: crawlId }, { set, remove: ['doing'] }, { status: is(crawl.status) }),
    ])
    return conflict
  })
}
