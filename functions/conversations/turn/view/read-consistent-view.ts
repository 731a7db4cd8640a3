import { messages } from '#functions/conversations/store'
import { consistentView } from './consistent-view.ts'
import type { ConversationView } from './conversation-view.ts'
import { readConversation, WINDOW } from './read-conversation.ts'

const MAX_READS = 6

/** Reads until the view is consistent, and further back when a burst is longer than one read. */
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
