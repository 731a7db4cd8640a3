import * as z from 'zod'
import { SiteRules } from '#functions/crawls/site/site-rules'
import { Validators } from '#functions/crawls/validators'
import { CrawlPlan, PageStatus } from '#shared/crawls/schema'
import { ImportCode } from '#shared/documents/import-code'

/** One address of a crawl; without a status it has not been fetched yet. */
export const FrontierEntry = Validators.extend({
  id: z.string(),
  url: z.string(),
  depth: z.number().int(),
  status: PageStatus.optional(),
  title: z.string().optional(),
  characters: z.number().int().optional(),
  preview: z.string().optional(),
  /** A hash of title and text, to see whether the page changed. */
  hash: z.string().optional(),
  /** A hash of the text alone, to see whether two pages are duplicates. */
  textHash: z.string().optional(),
  duplicateOf: z.string().optional(),
  /** A duplicate only by its own canonical link; if the canonical page cannot be fetched, this one replaces it. */
  standsIn: z.boolean().optional(),
  code: ImportCode.optional(),
  tries: z.number().int().optional(),
  /** A page of the source that is being refreshed. */
  isKnown: z.boolean().optional(),
})
export type FrontierEntry = z.infer<typeof FrontierEntry>

export const CrawlEndCode = z.enum([
  'limit-pages',
  'limit-bytes',
  'limit-time',
  'limit-addresses',
  'credits',
  'no-sitemap',
  'down',
  'interrupted',
])
export type CrawlEndCode = z.infer<typeof CrawlEndCode>

/** What earlier parts of a crawl did. */
const EarlierParts = z.object({
  /** Files with the entries that they finished. */
  files: z.number().int(),
  /** Entries in the last of them; without it that one is full. */
  inLast: z.number().int().optional(),
  /** Entries in these files, in all and by result. */
  done: z.number().int(),
  read: z.number().int(),
  unchanged: z.number().int(),
  failed: z.number().int(),
  /** The counters below at the beginning of the current part, to which limits apply. */
  batch: z.number().int(),
  visits: z.number().int(),
  bytes: z.number().int(),
})

/**
 * A crawl's knowledge of its site, in one file. Only the steps that open the crawl and merge batches write it, one after the
 * other, so that a restarted crawl continues from here. What earlier parts finished is in further files, which no batch
 * rewrites.
 */
export const Frontier = z.object({
  plan: CrawlPlan,
  /** See `siteOf`; more than the seeds' one when a seed redirects. */
  sites: z.array(z.string()),
  rules: SiteRules,
  /** The crawl delay that the site asks for. */
  pauseSeconds: z.number().int(),
  /** Counts merged batches. */
  batch: z.number().int(),
  visits: z.number().int(),
  bytes: z.number().int(),
  /** Consecutive addresses without any answer. */
  silent: z.number().int(),
  /** There were more addresses than the frontier holds. */
  isCut: z.boolean(),
  /** Why there is nothing to fetch at all. */
  failure: ImportCode.optional(),
  part: z.number().int().default(1),
  earlier: EarlierParts.optional(),
  note: CrawlEndCode.optional(),
  /** Without those that earlier parts finished. */
  entries: z.array(FrontierEntry),
})
export type Frontier = z.infer<typeof Frontier>
