import { CrawlQueued } from '#events/crawls/events'
import { crawls, type StoredCrawl } from '#functions/crawls/store'
import { attempt, type Outcome } from '#lib/database/commit'
import type { Write } from '#lib/database/write'
import { world } from '#lib/world'
import type { CrawlPlan } from '#shared/crawls/schema'

interface NewCrawl {
  readonly workspaceId: string
  readonly crawlId: string
  readonly agentId: string
  readonly plan: CrawlPlan
  readonly isFree: boolean
  /** The source and import that a refresh is for. */
  readonly source?: { readonly sourceId: string; readonly attempt: string }
}

/** Creates and queues a crawl, in one transaction with the `also` writes. Refused if a crawl with this id exists. */
export const queueCrawl = async (
  { workspaceId, crawlId, agentId, plan, isFree, source }: NewCrawl,
  also: readonly Write[] = [],
): Promise<{ readonly crawl: StoredCrawl; readonly outcome: Outcome }> => {
  const crawl: StoredCrawl = {
    workspaceId,
    id: crawlId,
    agentId,
    plan,
    status: 'queued',
    found: 0,
    done: 0,
    read: 0,
    failed: 0,
    bytes: 0,
    milliCredits: 0,
    isFree,
    batch: 0,
    startedAt: world().now(),
    ...source,
  }
  const outcome = await attempt([crawls.creating(crawl), ...also], [CrawlQueued({ workspaceId, crawlId })])
  return { crawl, outcome }
}
