import * as z from 'zod'
import { CrawlPlan } from '#shared/crawls/schema'

/** What travels through a crawl's steps; everything else lies in the files bucket. */
export const CrawlState = z.object({
  workspaceId: z.string(),
  crawlId: z.string(),
  /** How long to wait before the next batch. */
  pauseSeconds: z.number().int().default(0),
})
export type CrawlState = z.infer<typeof CrawlState>

/** What a crawl begins with. */
export const CrawlInput = CrawlState.extend({
  plan: CrawlPlan,
  /** There is a file of what was known of the site before. */
  isRefresh: z.boolean(),
})
export type CrawlInput = z.infer<typeof CrawlInput>

/** One page of a batch, as the Map hands it to the step that reads it. */
export const PageTask = z.object({
  workspaceId: z.string(),
  crawlId: z.string(),
  batch: z.number().int(),
  id: z.string(),
  url: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
})
export type PageTask = z.infer<typeof PageTask>
