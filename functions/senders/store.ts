import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

export const DueSender = z.object({
  at: z.number().int(),
  agencyId: z.string(),
  domain: z.string(),
  id: z.string(),
  /** `withdraw`: the domain was given up a while ago, and what a late step may have made since is removed. */
  task: z.enum(['advance', 'withdraw']),
})
export type DueSender = z.output<typeof DueSender>

/** Each sender has one, so that a sweeper finds what a crash has left and what is to be looked at again. */
export const dueSenders = entity<DueSender, { at: number; agencyId: string }>({
  name: 'due-sender',
  parse: (item) => DueSender.parse(item),
  key: keys.dueSender,
})
