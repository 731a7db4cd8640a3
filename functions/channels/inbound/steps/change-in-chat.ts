import { deleteMessage, findMessage, reactToMessage } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { chatOf } from '#functions/channels/chats/chat-of'
import { pointers } from '#functions/channels/chats/pointers'
import type { Destination, Step } from '#functions/channels/provider/inbound'
import { sentMessages } from '#functions/channels/sending/store'
import type { Performed } from './performed.ts'

/** The message that the provider's id names: one of ours, or one that was received in the chat. */
const messageIn = async (account: ChannelAccount, destination: Destination, externalId: string) => {
  const sent = await sentMessages.get({ account: account.account, externalId }, { consistent: true })
  if (sent) return sent
  const pointer = await pointers.get(chatOf(account, destination), { consistent: true })
  return pointer && findMessage(pointer.conversationId, externalId)
}

/** The visitor reacted to a message, or took the reaction back. What is not ours to show is nothing. */
export const reactInChat = async (
  account: ChannelAccount,
  { destination, messageId, emoji, at }: Extract<Step, { kind: 'reaction' }>,
): Promise<Performed> => {
  const message = await messageIn(account, destination, messageId)
  if (message) await reactToMessage(message, account.account, emoji, at)
  return 'done'
}

/** An author deleted a message: its words are forgotten here, too. */
export const deleteInChat = async (
  account: ChannelAccount,
  { destination, messageId, at }: Extract<Step, { kind: 'deleted' }>,
): Promise<Performed> => {
  const message = await messageIn(account, destination, messageId)
  if (message) await deleteMessage(message, account.account, at)
  return 'done'
}
