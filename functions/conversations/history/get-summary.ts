import { presentSummary } from '#functions/conversations/present-summary'
import { heads } from '#functions/conversations/store'
import type { ConversationSummary } from '#shared/conversations/schema'

interface Changed {
  readonly agentId: string
  readonly conversationId: string
  /** The message that changed it; empty if it was a rating or marked as read. */
  readonly messageId: string
}

/**
 * The row of Chats of a conversation that has just changed, for the member `me` (an id as in the audit log); `undefined` if
 * Chats does not list it (a test, no history kept, only a greeting) or it was deleted.
 */
export const getSummary = async ({
  agentId,
  conversationId,
  messageId,
}: Changed): Promise<((me: string) => ConversationSummary) | undefined> => {
  // consistent: the change that it is read for must be in it
  const head = await heads.get({ conversationId }, { consistent: true })
  if (head?.agentId !== agentId || head.isTest || head.forgetAt !== undefined) return undefined
  // a visitor's read receipt of the greeting; every message lists its conversation, a member's step too
  if (messageId === '' && head.inbound === 0 && head.state === 'ai-chatting') return undefined
  return (me) => presentSummary(head, me)
}
