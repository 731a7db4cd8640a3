import * as z from 'zod'
import { event } from '#events/event'

/** A crawl of a website was queued, or its next part; `part` counts from 2, without it the event is of the first. With `flow`, from 2, a part goes on in another flow. */
export const CrawlQueued = event(
  'knowledge.crawl-queued',
  z.object({
    workspaceId: z.string(),
    crawlId: z.string(),
    part: z.number().int().optional(),
    flow: z.number().int().optional(),
  }),
)

/** A crawl that a member started has pages to choose from, or failed. Refreshes and the wizard's crawls publish none. */
export const CrawlEnded = event(
  'knowledge.crawl-ended',
  z.object({
    workspaceId: z.string(),
    agentId: z.string(),
    crawlId: z.string(),
    /** The host of its address. */
    site: z.string(),
    isRead: z.boolean(),
  }),
)

/** A crawl was deleted; its files are still stored. */
export const CrawlDeleted = event('knowledge.crawl-deleted', z.object({ workspaceId: z.string(), crawlId: z.string() }))

/** The crawl of a refresh has ended, successfully or not: the source's import waits for it. `attempt` names that import. */
export const RefreshCrawled = event(
  'crawls.refresh-crawled',
  z.object({
    workspaceId: z.string(),
    agentId: z.string(),
    crawlId: z.string(),
    sourceId: z.string(),
    attempt: z.string(),
  }),
)
