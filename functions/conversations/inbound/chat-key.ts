import { type Key, keys } from '#lib/database/keys'
import type { AccountId } from '#shared/channels/kinds'

interface Chat {
  readonly agentId: string
  readonly account: AccountId
  /** The provider's id of the chat, and of the thread in it. */
  readonly to: string
  readonly thread?: string | undefined
}

/** What a pointer calls a chat of a channel. */
export const chatId = ({ to, thread }: Pick<Chat, 'to' | 'thread'>): string =>
  thread === undefined ? to : `${to}/${thread}`

/** The key of the pointer to a chat's conversation. */
export const chatKey = ({ agentId, account, to, thread }: Chat): Key =>
  keys.chat({ agentId, account, chatId: chatId({ to, thread }) })
