import type { Head, StoredMessage } from '#functions/conversations/store'
import type { ConversationView } from './conversation-view.ts'
import { owedCount } from './owed-count.ts'
import { unansweredIn } from './unanswered-in.ts'

/**
 * Head and messages as one view, or `undefined` when they may have been read at different moments: the newest reply must be
 * the head's last turn, and there must be as many unanswered messages as the head counts. Otherwise a message missing here
 * would never be answered, and a reply missing here would be given twice. Where messages have expired they never fit again
 * until the next reply; then only a reader who knows that the head has not changed can tell.
 */
export const consistentView = (
  head: Head,
  recent: readonly StoredMessage[],
  now: number,
): ConversationView | undefined => {
  const lastTurn = recent.reduce((most, { turn = 0 }) => Math.max(most, turn), 0)
  const { messages, unanswered } = unansweredIn(recent, now)
  const isComplete = unanswered.length === owedCount(head) && lastTurn === head.turns
  return isComplete ? { head, messages, owed: unanswered } : undefined
}
