import { CrawlQueued } from '#events/crawls/events'
import { partOf } from '#functions/crawls/part-of'
import { crawls, type StoredCrawl } from '#functions/crawls/store'
import { attempt, type Outcome } from '#lib/database/commit'
import { absent, absentOr, is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { CrawlPlan } from '#shared/crawls/schema'

/**
 * Queues a crawl's next part, with a new plan if there is one, in one transaction with the `also` writes. Refused if the crawl has changed since it was read, so that a
 * part begins once.
 */
export const queuePart = (
  crawl: StoredCrawl,
  { part, now, plan = crawl.plan }: { readonly part: number; readonly now: number; readonly plan?: CrawlPlan },
  also: readonly Write[] = [],
): Promise<Outcome> => {
  const { workspaceId, id, status, batch, attempt: refresh } = crawl
  return attempt(
    [
      crawls.changing(
        { workspaceId, id },
        {
          set: { status: 'queued', part, partStartedAt: now, plan, isFree: false },
          remove: ['endedAt', 'note', 'failure'],
        },
        {
          status: is(status),
          part: absentOr(partOf(crawl)),
          batch: is(batch),
          // the pages of a crawl are imported once; the crawl of a refresh has its source from the beginning
          ...(refresh ? {} : { sourceId: absent }),
        },
      ),
      ...also,
    ],
    [CrawlQueued({ workspaceId, crawlId: id, part })],
  )
}
