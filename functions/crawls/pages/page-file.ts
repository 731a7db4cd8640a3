import * as z from 'zod'

/** A fetched page with its extracted text. */
export const PageFile = z.object({
  url: z.string(),
  title: z.string(),
  hash: z.string(),
  /** The language tag that the page states. */
  lang: z.string().optional(),
  blocks: z.array(z.object({ headingPath: z.array(z.string()), text: z.string(), page: z.number().int().optional() })),
})
export type PageFile = z.infer<typeof PageFile>
