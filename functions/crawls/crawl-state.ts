import * as z from 'zod'
import { CrawlPlan } from '#shared/crawls/schema'

/** A crawl's state between its steps; everything else is in the files bucket. */
export const CrawlState = z.object({
  workspaceId: z.string(),
  crawlId: z.string(),
  /** See `StoredCrawl`: each part has flows of its own. */
  part: z.number().int().default(1),
  /** The number of this flow of the part. */
  flow: z.number().int().default(1),
  /** The batch that this flow began with. */
  firstBatch: z.number().int().default(0),
  /** How long to wait before the next batch. */
  pauseSeconds: z.number().int().default(0),
})
export type CrawlState = z.infer<typeof CrawlState>

/** The input of a crawl's first step. */
export const CrawlInput = CrawlState.extend({
  plan: CrawlPlan,
  /** There is a snapshot of the site from its last import. */
  isRefresh: z.boolean(),
})
export type CrawlInput = z.infer<typeof CrawlInput>

/** One page of a batch, as the Map state passes it to the step that fetches it. */
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
