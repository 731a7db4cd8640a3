import * as z from 'zod'
import { Validators } from '#functions/crawls/validators'

const Robots = Validators.extend({ text: z.string() })

/** A site's own rules, kept between two crawls. */
export const SiteRules = z.object({
  /** robots.txt, by origin. */
  robots: z.record(z.string(), Robots),
  /** Fetched sitemaps, by address. */
  sitemaps: z.record(z.string(), Validators),
  /** Hash of the page that the site serves for missing addresses, if it does not respond with 404. */
  notFoundHash: z.string().optional(),
})
export type SiteRules = z.infer<typeof SiteRules>
