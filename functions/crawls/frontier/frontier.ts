import * as z from 'zod'
import { CrawlPlan, PageStatus } from '#shared/crawls/schema'
import { ImportCode } from '#shared/documents/import-code'

/** How to ask a server whether something changed. */
export const Validators = z.object({ etag: z.string().optional(), lastModified: z.string().optional() })
export type Validators = z.infer<typeof Validators>

/** One address of a crawl; without a status it waits to be read. */
export const FrontierEntry = Validators.extend({
  id: z.string(),
  url: z.string(),
  depth: z.number().int(),
  status: PageStatus.optional(),
  title: z.string().optional(),
  characters: z.number().int().optional(),
  preview: z.string().optional(),
  /** Of title and text: whether the page changed. */
  hash: z.string().optional(),
  /** Of the text alone: whether two pages say the same. */
  textHash: z.string().optional(),
  duplicateOf: z.string().optional(),
  /** It is only a duplicate because it says so itself; if the page that it names cannot be read, it stands in. */
  standsIn: z.boolean().optional(),
  code: ImportCode.optional(),
  tries: z.number().int().optional(),
  /** It is a page of the source that is being refreshed. */
  isKnown: z.boolean().optional(),
})
export type FrontierEntry = z.infer<typeof FrontierEntry>

const Robots = Validators.extend({ text: z.string() })

/** What is remembered of a site's own rules between two crawls. */
export const SiteRules = z.object({
  /** robots.txt, by origin. */
  robots: z.record(z.string(), Robots),
  /** Sitemaps that were read, by address. */
  sitemaps: z.record(z.string(), Validators),
  /** The text of the page that the site answers for addresses that do not exist, when it does not answer 404. */
  notFoundHash: z.string().optional(),
})
export type SiteRules = z.infer<typeof SiteRules>

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

/**
 * All that a crawl knows of its site, in one file. Written by the opening and the merging step alone, one after the other,
 * so a crawl that is started again goes on from here.
 */
export const Frontier = z.object({
  plan: CrawlPlan,
  /** See `siteOf`; more than the seeds' one when a seed redirects. */
  sites: z.array(z.string()),
  rules: SiteRules,
  /** Between two pages, when the site asks for it. */
  pauseSeconds: z.number().int(),
  /** Goes up with each batch that was merged. */
  batch: z.number().int(),
  visits: z.number().int(),
  bytes: z.number().int(),
  /** Addresses in a row at which no server answered. */
  silent: z.number().int(),
  /** There were more addresses than are kept. */
  isCut: z.boolean(),
  /** Why there is nothing to read at all, or less than was asked for. */
  failure: ImportCode.optional(),
  note: CrawlEndCode.optional(),
  entries: z.array(FrontierEntry),
})
export type Frontier = z.infer<typeof Frontier>
