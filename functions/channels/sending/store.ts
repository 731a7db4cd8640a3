import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { AccountId } from '#shared/channels/kinds'

const Drain = z.object({
  account: AccountId,
  /** The lease: the worker with its token sends, until then (milliseconds). Both, or neither. */
  token: z.string().optional(),
  until: z.number().int().optional(),
  /** Nothing is sent before: the provider cannot be reached, does not answer, or refuses the account. */
  pausedUntil: z.number().int().optional(),
  /** Failures of the account in a row, from which the next pause is made. */
  strikes: z.number().int().optional(),
})
export type Drain = z.infer<typeof Drain>

/** Who sends for an account: one worker at a time, so that its provider's rates and each conversation's order hold. */
export const drains = entity<Drain, Pick<Drain, 'account'>>({
  name: 'account-drain',
  parse: (item) => Drain.parse(item),
  key: keys.accountDrain,
})

const SentMessage = z.object({
  account: AccountId,
  /** The provider's id of what was sent. */
  externalId: z.string(),
  conversationId: z.string(),
  messageId: z.string(),
  at: z.number().int(),
})

const REMEMBERED_SECONDS = 30 * 24 * 3600

/** Which message of ours a provider's id names, for statuses, replies and echoes of it. */
export const sentMessages = entity<
  z.infer<typeof SentMessage>,
  Pick<z.infer<typeof SentMessage>, 'account' | 'externalId'>
>({
  name: 'sent-message',
  parse: (item) => SentMessage.parse(item),
  key: keys.sentMessage,
  expires: ({ at }) => Math.floor(at / 1000) + REMEMBERED_SECONDS,
})
