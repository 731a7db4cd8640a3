import { StoredMessage } from '#features/conversations'
import type { Copy } from './copy.ts'

export interface Messages {
  /** In order of time. */
  readonly byConversation: ReadonlyMap<string, readonly StoredMessage[]>
  /** Conversations with a message that this release cannot read: nothing can be counted in them. */
  readonly unreadable: ReadonlySet<string>
}

/** A copy's messages by conversation, without those of conversations that cannot be read whole. */
export const messagesByConversation = (copy: Copy): Messages => {
  const byConversation = new Map<string, StoredMessage[]>()
  const unreadable = new Set<string>()
  for (const item of copy.of('message')) {
    const message = StoredMessage.safeParse(item).data
    const own = byConversation.get(String(item.conversationId))
    if (!message) unreadable.add(String(item.conversationId))
    else if (own) own.push(message)
    else byConversation.set(message.conversationId, [message])
  }
  for (const conversationId of unreadable) byConversation.delete(conversationId)
  for (const own of byConversation.values()) own.sort((one, other) => one.at - other.at)
  return { byConversation, unreadable }
}
