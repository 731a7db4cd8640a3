import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const Letterhead = z.object({ name: z.string(), supportEmail: z.string() })

/** What mail of an agency needs of its record. */
export const letterheads = entity<z.output<typeof Letterhead>, { ID: string }>({
  name: 'agency',
  parse: (item) => Letterhead.parse(item),
  key: keys.agency,
})
