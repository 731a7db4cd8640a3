import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { AccountId } from '#shared/channels/kinds'

/** Longer than anybody remembers a chat. */
const REMEMBERED_SECONDS = 400 * 24 * 3600

const Pointer = z.object({
  agentId: z.string(),
  account: AccountId,
  /** The provider's id of the chat, and of the thread in it. */
  chatId: z.string(),
  conversationId: z.string(),
  /** When the conversation began, in milliseconds since 1970. */
  at: z.number().int(),
  /** What the link or ad carried by which the visitor last came: fields of what they write next. */
  arrival: z.record(z.string(), z.string()).optional(),
  /** Since when the visitor blocks the account. */
  blockedAt: z.number().int().optional(),
})
export type Pointer = z.infer<typeof Pointer>

/** The newest conversation of an agent in a chat of an account. */
export const pointers = entity<Pointer, Pick<Pointer, 'agentId' | 'account' | 'chatId'>>({
  name: 'channel-pointer',
  parse: (item) => Pointer.parse(item),
  key: keys.chat,
  expires: ({ at }) => Math.floor(at / 1000) + REMEMBERED_SECONDS,
})
