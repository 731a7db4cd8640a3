import type { ConversationView } from './conversation-view.ts'

/**
 * Whether the visitor writes the message that they were asked to leave, the first since then: "call me back" is that message, and
 * no request for a person. Later ones are, since the team may be there again.
 */
export const isLeavingMessage = ({ head, messages, owed }: ConversationView): boolean => {
  const { place, leftAt, isLeftWritten } = head
  if (place !== 'left-message' || isLeftWritten || leftAt === undefined) return false
  const now = new Set(owed.map(({ id }) => id))
  return !messages.some(({ id, role, at, form }) => role === 'visitor' && at > leftAt && !form && !now.has(id))
}
