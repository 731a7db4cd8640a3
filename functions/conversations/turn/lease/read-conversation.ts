import { type Head, heads, messages, type StoredMessage } from '#functions/conversations/store'
import type { ConversationView } from '#functions/conversations/turn/conversation-view'

const WINDOW = 30
const MAX_READS = 6

/** The head and the newest messages, read side by side. The two may be a moment apart; `consistentView` judges that. */
export const readConversation = async (
  conversationId: string,
): Promise<{
  readonly head: Head | undefined
  readonly recent: readonly StoredMessage[]
  readonly cursor?: string | undefined
}> => {
  const [head, page] = await Promise.all([
    heads.get({ conversationId }, { consistent: true }),
    messages.list(`CONV#${conversationId}`, 'MSG#', { limit: WINDOW, newestFirst: true, consistent: true }),
  ])
  return { head, recent: page.items.toReversed(), cursor: page.cursor }
}

/**
 * Head and messages as one moment, or nothing when they are not: the newest reply must be the head's last turn, and the
 * messages without a reply must be as many as the head counts. A message that is missing here would be lost, a reply that
 * is missing would be given twice.
 */
export const consistentView = (head: Head, recent: readonly StoredMessage[]): ConversationView | undefined => {
  const lastTurn = recent.reduce((most, { turn = 0 }) => Math.max(most, turn), 0)
  const answered = new Set(recent.flatMap(({ answers = [] }) => answers))
  const owed = recent.filter(({ id, role, isForPerson }) => role === 'visitor' && !isForPerson && !answered.has(id))
  const isWhole = owed.length === head.inbound - head.answered && lastTurn === head.turns
  return isWhole ? { head, messages: recent, owed } : undefined
}

/** Reads until the view is consistent, further back when a long burst reaches over the window. */
export const readConsistentView = async (conversationId: string): Promise<ConversationView | undefined> => {
  for (let reads = 0; reads < MAX_READS; reads++) {
    const read = await readConversation(conversationId)
    const { head } = read
    if (!head) return undefined
    let { recent, cursor } = read
    for (;;) {
      const view = consistentView(head, recent)
      if (view) return view
      if (!cursor) break
      const older = await messages.list(`CONV#${conversationId}`, 'MSG#', {
        limit: WINDOW * 4,
        newestFirst: true,
        consistent: true,
        after: cursor,
      })
      recent = [...older.items.toReversed(), ...recent]
      cursor = older.cursor
    }
  }
  throw new Error(`conversation ${conversationId} kept changing while it was read`)
}
