import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { AccountId } from '#shared/channels/kinds'
import { Channel } from '#shared/conversations/schema'

/**
 * A message that its provider has not got. `sending` from before a worker's request until its outcome is stored: a row that is
 * still `sending` after `until` may have been sent.
 */
export const WaitingSend = z.object({
  account: AccountId,
  conversationId: z.string(),
  messageId: z.string(),
  agentId: z.string(),
  workspaceId: z.string(),
  channel: Channel,
  /** The conversation's place at the provider when the message was stored. */
  to: z.string(),
  thread: z.string().optional(),
  /** The visitor's language, for what the product itself says. */
  lang: z.string().optional(),
  /** When the visitor had last written by then, in milliseconds. */
  visitorAt: z.number().int().optional(),
  /** When it was queued, in milliseconds. */
  at: z.number().int(),
  state: z.enum(['queued', 'sending']),
  /** Of the worker that sends it, and until when. Both, or neither. */
  token: z.string().optional(),
  until: z.number().int().optional(),
  /** Which piece of the message is next; those before it have been sent. */
  next: z.number().int(),
  /** How often the provider did not take that piece, and before when it is not asked again. */
  attempts: z.number().int(),
  notBefore: z.number().int().optional(),
  /** An earlier try of that piece may have arrived: no refusal of a later one says that it has not. */
  isDoubtful: z.boolean().optional(),
})
export type WaitingSend = z.infer<typeof WaitingSend>

type SendKey = Pick<WaitingSend, 'account' | 'conversationId' | 'messageId'>

/** Enough partitions for a thousand messages a second; an account's rows are in one, which is also all that its provider takes. */
export const SEND_SHARDS = 16

export const sendShard = (account: string): number => {
  let sum = 0
  for (let at = 0; at < account.length; at++) sum = (sum * 31 + account.charCodeAt(at)) % 65_521
  return sum % SEND_SHARDS
}

/** Messages to send, of each conversation in order. The second worker that marks one is refused, so it is sent once. */
export const waitingSends = entity<WaitingSend, SendKey>({
  name: 'waiting-send',
  parse: (item) => WaitingSend.parse(item),
  key: (it) => keys.waitingSend({ ...it, shard: sendShard(it.account) }),
})
