import * as z from 'zod'
import { SiteRules, Validators } from '#functions/crawls/frontier/frontier'
import { CrawlPlan } from '#shared/crawls/schema'
import { ImportCode } from '#shared/documents/import-code'

/** A page that a site's source stands on. */
const KnownPage = Validators.extend({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  hash: z.string(),
  textHash: z.string().optional(),
  characters: z.number().int(),
  depth: z.number().int(),
  /** Chunks that it was cut into. */
  chunkCount: z.number().int(),
  /** Looks in a row at which it was not there. */
  misses: z.number().int(),
  lastOkAt: z.number().int(),
  /** Of the last look. */
  code: ImportCode.optional(),
})
export type KnownPage = z.infer<typeof KnownPage>

/** All that is remembered of a site that is a source, for the next look at it; one file for each import. */
export const SiteSnapshot = z.object({
  plan: CrawlPlan,
  /** `all`: new pages of the site join at a refresh. */
  choice: z.enum(['all', 'some']),
  rules: SiteRules,
  pages: z.array(KnownPage),
})
export type SiteSnapshot = z.infer<typeof SiteSnapshot>
