import { StoredMessage } from '#features/conversations'
import type { Copy } from './copy.ts'

/** A copy's messages by conversation, in order of time. One that cannot be read is left out. */
export const messagesByConversation = (copy: Copy): Map<string, StoredMessage[]> => {
  const messages = new Map<string, StoredMessage[]>()
  for (const item of copy.of('message')) {
    const message = StoredMessage.safeParse(item).data
    if (!message) continue
    const own = messages.get(message.conversationId)
    if (own) own.push(message)
    else messages.set(message.conversationId, [message])
  }
  for (const own of messages.values()) own.sort((one, other) => one.at - other.at)
  return messages
}
