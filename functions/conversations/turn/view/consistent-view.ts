import type { Head, StoredMessage } from '#functions/conversations/store'
import type { ConversationView } from './conversation-view.ts'

/**
 * Head and messages as one view, or `undefined` when they were read at different moments: the newest reply must be the head's
 * last turn, and there must be as many unanswered messages as the head counts. Otherwise a message missing here would never
 * be answered, and a reply missing here would be given twice.
 */
export const consistentView = (head: Head, recent: readonly StoredMessage[]): ConversationView | undefined => {
  const lastTurn = recent.reduce((most, { turn = 0 }) => Math.max(most, turn), 0)
  const answered = new Set(recent.flatMap(({ answers = [] }) => answers))
  const owed = recent.filter(({ id, role, isForPerson }) => role === 'visitor' && !isForPerson && !answered.has(id))
  const isComplete = owed.length === head.inbound - head.answered && lastTurn === head.turns
  return isComplete ? { head, messages: recent, owed } : undefined
}
