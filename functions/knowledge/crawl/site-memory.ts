import * as z from 'zod'
import { CrawlPlan } from '#shared/knowledge/crawls'
import { ImportCode } from '#shared/knowledge/schema'
import { Marks, SiteRules } from './frontier.ts'

/** A page that a site's source stands on. */
const KnownPage = Marks.extend({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  hash: z.string(),
  textHash: z.string().optional(),
  characters: z.number().int(),
  depth: z.number().int(),
  /** Passages that it was cut into. */
  chunkCount: z.number().int(),
  /** Looks in a row at which it was not there. */
  misses: z.number().int(),
  lastOkAt: z.number().int(),
  /** Of the last look. */
  code: ImportCode.optional(),
})
export type KnownPage = z.infer<typeof KnownPage>

/** All that is remembered of a site that is a source, for the next look at it; one file for each import. */
export const SiteMemory = z.object({
  plan: CrawlPlan,
  /** `all`: new pages of the site join at a refresh. */
  choice: z.enum(['all', 'some']),
  rules: SiteRules,
  pages: z.array(KnownPage),
})
export type SiteMemory = z.infer<typeof SiteMemory>
