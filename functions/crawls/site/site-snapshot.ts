import * as z from 'zod'
import { Validators } from '#functions/crawls/validators'
import { CrawlPlan } from '#shared/crawls/schema'
import { ImportCode } from '#shared/documents/import-code'
import { SiteRules } from './site-rules.ts'

/** A page of a site's source. */
const KnownPage = Validators.extend({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  hash: z.string(),
  textHash: z.string().optional(),
  characters: z.number().int(),
  depth: z.number().int(),
  /** Its chunks. */
  chunkCount: z.number().int(),
  /** Consecutive refreshes that did not find it. */
  misses: z.number().int(),
  lastOkAt: z.number().int(),
  /** Why the last refresh failed, if it did. */
  code: ImportCode.optional(),
})
export type KnownPage = z.infer<typeof KnownPage>

/** The state of a site's source for its next refresh; one file per import. */
export const SiteSnapshot = z.object({
  plan: CrawlPlan,
  /** `all`: a refresh adds new pages of the site. */
  choice: z.enum(['all', 'some']),
  rules: SiteRules,
  pages: z.array(KnownPage),
})
export type SiteSnapshot = z.infer<typeof SiteSnapshot>
