import * as z from 'zod'
import { event } from '#events/event'

/** A website waits to be read. */
export const CrawlQueued = event('knowledge.crawl-queued', z.object({ workspaceId: z.string(), crawlId: z.string() }))

/** A website that somebody had read is ready to be chosen from, or could not be read. Refreshes and the wizard's are not told. */
export const CrawlEnded = event(
  'knowledge.crawl-ended',
  z.object({
    workspaceId: z.string(),
    agentId: z.string(),
    crawlId: z.string(),
    /** Its address's host. */
    site: z.string(),
    isRead: z.boolean(),
  }),
)

/** A crawl is gone; its files are still there. */
export const CrawlDeleted = event('knowledge.crawl-deleted', z.object({ workspaceId: z.string(), crawlId: z.string() }))
