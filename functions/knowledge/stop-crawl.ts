import { attempt } from '#lib/commit'
import { is } from '#lib/condition'
import { world } from '#lib/world'
import { isCrawling } from './crawl/is-crawling.ts'
import type { StoredCrawl } from './crawl/store.ts'
import { crawls } from './crawl/store.ts'
import { ownCrawl } from './own-crawl.ts'

/** Ends a crawl before its next batch; what was read stays. One that has ended stays as it is. */
export const stopCrawl = async (it: {
  readonly workspaceId: string
  readonly crawlId: string
}): Promise<StoredCrawl> => {
  const { workspaceId, crawlId } = it
  for (;;) {
    const crawl = await ownCrawl(workspaceId, crawlId)
    if (!isCrawling(crawl)) return crawl
    const set = { status: 'cancelled', endedAt: world().now() } as const
    // a batch that is counted in between changes the status from `queued` at most once
    await attempt([
      crawls.changing({ workspaceId, id: crawlId }, { set, remove: ['doing'] }, { status: is(crawl.status) }),
    ])
  }
}
