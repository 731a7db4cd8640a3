import * as z from 'zod'

/** Which pages of a crawl become a source: ids, or everything that was read. */
export const PageSelection = z.union([z.literal('all'), z.array(z.string())])
export type PageSelection = z.infer<typeof PageSelection>
