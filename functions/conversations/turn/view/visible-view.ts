import type { Head, StoredMessage } from '#functions/conversations/store'
import type { ConversationView } from './conversation-view.ts'
import { owedCount } from './owed-count.ts'
import { unansweredIn } from './unanswered-in.ts'

/**
 * A conversation as far as its messages still exist, which were read while the head did not change. Each message expires by
 * itself, and is deleted some time later: one may be gone before its reply, a reply before its message, all of them before
 * the head. A message that was kept seems unanswered once its reply has expired; the head counts how many are.
 */
export const visibleView = (head: Head, recent: readonly StoredMessage[], now: number): ConversationView => {
  const { messages, unanswered } = unansweredIn(recent, now)
  return { head, messages, owed: unanswered.slice(Math.max(0, unanswered.length - owedCount(head))) }
}
