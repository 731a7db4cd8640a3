import type { ConversationView } from '#functions/conversations/turn/conversation-view'

/** The visitor's message before the ones that are owed. */
export const previousQuestion = (seen: ConversationView): string | undefined => {
  const owed = new Set(seen.owed.map(({ id }) => id))
  return seen.messages.findLast(({ id, role }) => role === 'visitor' && !owed.has(id))?.text
}
