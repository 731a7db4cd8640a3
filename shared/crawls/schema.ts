import * as z from 'zod'
import { textFields } from '#shared/text-fields'

/** `single`: only the seeds. `sitemap`: the pages in the site's sitemaps. `deep`: these, and followed links. */
export const CrawlMode = z.enum(['single', 'sitemap', 'deep'])
export type CrawlMode = z.infer<typeof CrawlMode>

/** All but `queued` and `crawling` are final. `ready`: its pages can be imported. `imported`: some became a source. */
export const CrawlStatus = z.enum(['queued', 'crawling', 'ready', 'imported', 'cancelled', 'failed'])
export type CrawlStatus = z.infer<typeof CrawlStatus>

/** The result of one address. Only `read` pages can be imported; `unchanged` ones were not downloaded again. */
export const PageStatus = z.enum(['read', 'unchanged', 'duplicate', 'skipped', 'failed'])
export type PageStatus = z.infer<typeof PageStatus>

/** The maximum number of pages that a crawl fetches at once; it can be read on for as many again. */
export const MAX_CRAWL_PAGES = 1000
/** The maximum number of pages per crawl, and so of a site as one source. */
export const MAX_SITE_PAGES = 5000
/** Pages that the onboarding wizard crawls, free of charge. */
export const WIZARD_PAGES = 25
export const MAX_CRAWL_DEPTH = 10

/** A path pattern: `*` matches anything, all other characters are literal (`/docs/*`). No regular expressions from users. */
export const PathPattern = z.string().trim().min(1).max(200)

/** What is to be crawled. */
export const CrawlPlan = z.object({
  /** Start addresses, all of one site. */
  seeds: z.array(z.string().max(2000)).min(1).max(10),
  mode: CrawlMode,
  include: z.array(PathPattern).max(20),
  exclude: z.array(PathPattern).max(20),
  /** In all, where a crawl is read on. */
  maxPages: z.number().int().min(1).max(MAX_SITE_PAGES),
  /** Links from a seed; 0 for the seeds alone. */
  maxDepth: z.number().int().min(0).max(MAX_CRAWL_DEPTH),
})
export type CrawlPlan = z.infer<typeof CrawlPlan>

/** A crawl as its team sees it. Times are milliseconds since 1970. */
export const Crawl = CrawlPlan.extend({
  id: z.string(),
  workspaceId: z.string(),
  /** The agent whose knowledge the pages are for. */
  agentId: z.string(),
  status: CrawlStatus,
  /** The current activity, for display ("Reading /docs/setup"); only while `crawling`. */
  doing: z.string().optional(),
  /** Counts of addresses: discovered, processed, and their results. */
  found: z.number().int(),
  done: z.number().int(),
  read: z.number().int(),
  failed: z.number().int(),
  /** Addresses that it knows and has not fetched; only where it can be read on. */
  more: z.number().int().optional(),
  bytes: z.number().int(),
  /** Its cost so far, in milli-credits. */
  milliCredits: z.number().int(),
  isFree: z.boolean(),
  startedAt: z.number().int(),
  endedAt: z.number().int().optional(),
  /** The source that its pages were imported into. */
  sourceId: z.string().optional(),
  /** Why it failed or ended early (`limit`: a page, byte, time or address limit; `credits`: none left). */
  error: z.object({ code: z.string(), ...textFields }).optional(),
})
export type Crawl = z.infer<typeof Crawl>

/** One address of a crawl. */
export const CrawlPage = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  status: PageStatus,
  /** Characters of its text. */
  characters: z.number().int(),
  depth: z.number().int(),
  /** The page with the same text. */
  duplicateOf: z.string().optional(),
  /** The beginning of its text. */
  preview: z.string().optional(),
  error: z.object({ code: z.string(), ...textFields }).optional(),
})
export type CrawlPage = z.infer<typeof CrawlPage>
