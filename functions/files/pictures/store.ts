import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const Copy = z.object({
  agentId: z.string(),
  /** SHA-256 of the URL that the picture was fetched from. */
  source: z.string(),
  /** The path of our copy, on any host; absent when the URL served no picture. */
  path: z.string().optional(),
  /** Unix seconds, after which the URL is fetched again. */
  until: z.number().int(),
})

/** Our copies of third parties' pictures. */
export const pictureCopies = entity<z.infer<typeof Copy>, { agentId: string; source: string }>({
  name: 'picture-copy',
  parse: (item) => Copy.parse(item),
  key: keys.pictureCopy,
  expires: ({ until }) => until,
})
