import type { Verb } from '#lib/api'
import { attempt } from '#lib/commit'
import { is } from '#lib/condition'
import { world } from '#lib/world'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { isCrawling } from './crawl/is-crawling.ts'
import { presentCrawl } from './crawl/present-crawl.ts'
import { crawls } from './crawl/store.ts'
import { ownCrawl } from './own-crawl.ts'

/** Ends a crawl before its next batch. One that has ended stays as it is. */
export const cancelCrawl: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/cancel'> = async (
  { crawlId },
  { access: { workspaceId } },
) => {
  const now = world().now()
  for (;;) {
    const crawl = await ownCrawl(workspaceId, crawlId)
    if (!isCrawling(crawl)) return { crawl: presentCrawl(crawl, now) }
    const set = { status: 'cancelled', endedAt: now } as const
    // a batch that is counted in between changes the status from `queued` at most once
    await attempt([
      crawls.changing({ workspaceId, id: crawlId }, { set, remove: ['doing'] }, { status: is(crawl.status) }),
    ])
  }
}
