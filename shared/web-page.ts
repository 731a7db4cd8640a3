import * as z from 'zod'

/** The response of a `page` route: a web page and its headers, by lower-case name. */
export const WebPage = z.object({
  html: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Default 200; of another nothing is cached. */
  status: z.number().int().optional(),
})
export type WebPage = z.infer<typeof WebPage>
