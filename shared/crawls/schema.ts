import * as z from 'zod'
import { textFields } from '#shared/text-fields'

/** `single`: the seeds and nothing else. `sitemap`: what the site's sitemaps name. `deep`: that, and links followed. */
export const CrawlMode = z.enum(['single', 'sitemap', 'deep'])
export type CrawlMode = z.infer<typeof CrawlMode>

/** `queued` and `crawling` pass; the others last. `ready`: its pages wait to be chosen. `imported`: some became a source. */
export const CrawlStatus = z.enum(['queued', 'crawling', 'ready', 'imported', 'cancelled', 'failed'])
export type CrawlStatus = z.infer<typeof CrawlStatus>

/** What came of one address. Only `read` pages can be imported; `unchanged` ones were not downloaded again. */
export const PageStatus = z.enum(['read', 'unchanged', 'duplicate', 'skipped', 'failed'])
export type PageStatus = z.infer<typeof PageStatus>

/** Pages of one crawl at most. */
export const MAX_CRAWL_PAGES = 1000
/** Pages that the wizard reads, free of charge. */
export const WIZARD_PAGES = 25
export const MAX_CRAWL_DEPTH = 10

/** A path pattern: `*` is anything but nothing else is special (`/docs/*`). No regular expressions from people. */
export const PathPattern = z.string().trim().min(1).max(200)

/** What is to be crawled. */
export const CrawlPlan = z.object({
  /** Where it begins; all of one site. */
  seeds: z.array(z.string().max(2000)).min(1).max(10),
  mode: CrawlMode,
  include: z.array(PathPattern).max(20),
  exclude: z.array(PathPattern).max(20),
  maxPages: z.number().int().min(1).max(MAX_CRAWL_PAGES),
  /** Links from a seed, 0: the seeds alone. */
  maxDepth: z.number().int().min(0).max(MAX_CRAWL_DEPTH),
})
export type CrawlPlan = z.infer<typeof CrawlPlan>

/** A crawl as its team sees it. Times are milliseconds since 1970. */
export const Crawl = CrawlPlan.extend({
  id: z.string(),
  workspaceId: z.string(),
  /** The agent that its pages are for. */
  agentId: z.string(),
  status: CrawlStatus,
  /** What it is doing right now, a person's words ("Reading /docs/setup"); only while `crawling`. */
  doing: z.string().optional(),
  /** Addresses known, addresses done, and what came of them. */
  found: z.number().int(),
  done: z.number().int(),
  read: z.number().int(),
  failed: z.number().int(),
  bytes: z.number().int(),
  /** What it has cost, in milli-credits. */
  milliCredits: z.number().int(),
  isFree: z.boolean(),
  startedAt: z.number().int(),
  endedAt: z.number().int().optional(),
  /** The source that its pages became. */
  sourceId: z.string().optional(),
  /** Why it failed, or why it ended early (`limit`: the page, byte or time cap; `credits`: nothing left to pay with). */
  error: z.object({ code: z.string(), ...textFields }).optional(),
})
export type Crawl = z.infer<typeof Crawl>

/** One address of a crawl. */
export const CrawlPage = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  status: PageStatus,
  /** Characters of text that were read. */
  characters: z.number().int(),
  depth: z.number().int(),
  /** The page that says the same. */
  duplicateOf: z.string().optional(),
  /** The first words, for choosing. */
  preview: z.string().optional(),
  error: z.object({ code: z.string(), ...textFields }).optional(),
})
export type CrawlPage = z.infer<typeof CrawlPage>
