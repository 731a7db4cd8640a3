import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { Gap } from '#shared/gaps/schema'

/** The maximum number of gaps per agent; beyond it the least asked one is removed. */
export const MAX_GAPS = 200
/** Other wordings and conversations that a gap keeps. */
export const MAX_WORDINGS = 10
export const MAX_CONVERSATIONS = 20

export const gaps = entity<Gap, { agentId: string; id: string }>({
  name: 'gap',
  parse: (item) => Gap.parse(item),
  key: keys.gap,
})

const GapVersion = z.object({ agentId: z.string(), version: z.number().int() })

export const gapVersions = entity<z.infer<typeof GapVersion>, { agentId: string }>({
  name: 'gap-book',
  parse: (item) => GapVersion.parse(item),
  key: keys.gapVersion,
})
