import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const Canary = z.object({ agentId: z.string() })

/** The region's agent for test conversations. */
export const canaries = entity<z.infer<typeof Canary>, object>({
  name: 'canary',
  parse: (item) => Canary.parse(item),
  key: keys.canary,
})

/** A workspace of no owner: uids have 15 characters, so nobody's is this. */
export const CANARY_WORKSPACE = 'canary'
