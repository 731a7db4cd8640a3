import * as z from 'zod'

/** The fetched files of a site, stored in the files bucket between two steps. Pictures are base64. */
export const FetchedSite = z.object({
  /** The home page's URL, after redirects. */
  url: z.string(),
  html: z.string(),
  /** The stylesheets' texts, linked and inline, in document order. */
  styles: z.array(z.string()),
  manifest: z.string().optional(),
  logo: z.string().optional(),
  favicon: z.string().optional(),
  /** All that may be the logo, the likeliest first, without duplicates; those two are among them. */
  pictures: z.array(z.object({ base64: z.string(), confidence: z.number() })).optional(),
})
export type FetchedSite = z.infer<typeof FetchedSite>
