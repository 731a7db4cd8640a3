import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const Copy = z.object({
  agentId: z.string(),
  /** SHA-256 of the address that the picture was fetched from. */
  source: z.string(),
  /** Of our copy, on whatever host; nothing when there was no picture to be had. */
  path: z.string().optional(),
  /** Unix seconds, after which the address is asked again. */
  until: z.number().int(),
})

/** Pictures of strangers that were fetched once and lie with us. */
export const pictureCopies = entity<z.infer<typeof Copy>, { agentId: string; source: string }>({
  name: 'picture-copy',
  parse: (item) => Copy.parse(item),
  key: keys.pictureCopy,
  expires: ({ until }) => until,
})
