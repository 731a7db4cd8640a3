import * as z from 'zod'

/** What was fetched of a site, as it lies in the files bucket between two steps. Pictures are base64. */
export const SiteFiles = z.object({
  /** Where the home page came from, after redirects. */
  url: z.string(),
  html: z.string(),
  /** The stylesheets' texts, linked and inline, in document order. */
  styles: z.array(z.string()),
  manifest: z.string().optional(),
  logo: z.string().optional(),
  favicon: z.string().optional(),
})
export type SiteFiles = z.infer<typeof SiteFiles>
