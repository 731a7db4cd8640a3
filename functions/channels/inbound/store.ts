import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { AccountId } from '#shared/channels/kinds'
import { shardOf } from './lanes.ts'

export const WaitingSlice = z.object({
  account: AccountId,
  lane: z.string(),
  /** Sorts within the lane. */
  order: z.string(),
  /** The workspace's own app that delivered it. */
  app: z.string().optional(),
  /** When it arrived, in milliseconds since 1970. */
  at: z.number().int(),
  /** As it came, in JSON: a database's own types would change or refuse some of it. */
  raw: z.string(),
  /** How often taking it has failed. */
  attempts: z.number().int().optional(),
  /** How often its provider did not give a file: some workers may try at once, which is no fault of the message. */
  fetches: z.number().int().optional(),
})
export type WaitingSlice = z.infer<typeof WaitingSlice>

/** A provider's delivery that no turn has taken. It is removed in the transaction that stores its message, so it is taken once. */
export const waitingSlices = entity<WaitingSlice, Pick<WaitingSlice, 'lane' | 'order'>>({
  name: 'waiting-inbound',
  parse: (item) => WaitingSlice.parse(item),
  key: ({ lane, order }) => keys.waitingInbound({ shard: shardOf(lane), lane, order }),
})
