import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'

/** The visitor's last message before the owed ones. */
export const previousQuestion = (view: ConversationView): string | undefined => {
  const owed = new Set(view.owed.map(({ id }) => id))
  return view.messages.findLast(({ id, role }) => role === 'visitor' && !owed.has(id))?.text
}
