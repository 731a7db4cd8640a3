import type { ConversationView } from './conversation-view.ts'

/**
 * Whether the visitor was asked for a message and has left none yet: what they write now may be it, so "call me back" is no
 * request for a person. Later ones are, since the team may be there again.
 */
export const isMessageAwaited = (
  { head, messages, owed }: ConversationView,
  isLeftText: (text: string) => boolean,
): boolean => {
  const { place, leftAt, isLeftWritten } = head
  if (place !== 'left-message' || isLeftWritten || leftAt === undefined) return false
  const now = new Set(owed.map(({ id }) => id))
  return !messages.some(
    ({ id, role, at, form, text }) => role === 'visitor' && at > leftAt && !form && !now.has(id) && isLeftText(text),
  )
}
