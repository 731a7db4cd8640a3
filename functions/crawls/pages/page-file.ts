import * as z from 'zod'

/** A page that was read, with its text as it will be cut into chunks. */
export const PageFile = z.object({
  url: z.string(),
  title: z.string(),
  hash: z.string(),
  blocks: z.array(z.object({ headingPath: z.array(z.string()), text: z.string(), page: z.number().int().optional() })),
})
export type PageFile = z.infer<typeof PageFile>
