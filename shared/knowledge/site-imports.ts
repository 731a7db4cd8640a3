import * as z from 'zod'
import { MAX_SITE_PAGES } from '#shared/crawls/schema'
import { RefreshEvery, Tags } from './schema.ts'

/** Which pages of a crawl to import: ids, or all crawled pages. */
export const PageChoice = z.union([z.literal('all'), z.array(z.string().max(40)).min(1).max(MAX_SITE_PAGES)])
export type PageChoice = z.infer<typeof PageChoice>

/** The import of a crawl's pages as a source. */
export const ImportPages = z.object({
  pages: PageChoice,
  title: z.string().trim().max(200).optional(),
  tags: Tags.optional(),
  refreshEvery: RefreshEvery.optional(),
})
