import { type Head, heads, messages, type StoredMessage } from '#functions/conversations/store'
import { world } from '#lib/world'
import { consistentView } from './consistent-view.ts'
import type { ConversationView } from './conversation-view.ts'
import { readConversation, WINDOW } from './read-conversation.ts'
import { visibleView } from './visible-view.ts'

const MAX_READS = 6

/** Reads until the view is consistent. */
export const readConsistentView = async (conversationId: string): Promise<ConversationView | undefined> => {
  for (let reads = 0; reads < MAX_READS; reads++) {
    const { head, recent } = await readConversation(conversationId)
    if (!head) return undefined
    const view = consistentView(head, recent, world().now()) ?? (await readUnderHead(head))
    if (view) return view
  }
  throw new Error(`conversation ${conversationId} kept changing while it was read`)
}

/**
 * Reads the messages between two reads of the head. When it counts the same both times nothing was written in between, so
 * that what is missing has expired; `undefined` when it does not. Reads further back when a burst is longer than one read.
 */
const readUnderHead = async (before: Head): Promise<ConversationView | undefined> => {
  const { conversationId } = before
  let recent: readonly StoredMessage[] = []
  let after: string | undefined
  do {
    const page = await messages.list(`CONV#${conversationId}`, 'MSG#', {
      limit: WINDOW * 4,
      newestFirst: true,
      consistent: true,
      after,
    })
    recent = [...page.items.toReversed(), ...recent]
    after = page.cursor
  } while (after !== undefined && !recent.some(({ answers = [] }) => answers.length > 0))
  const head = await heads.get({ conversationId }, { consistent: true })
  const isUnchanged =
    head?.inbound === before.inbound && head.answered === before.answered && head.turns === before.turns
  return isUnchanged ? visibleView(head, recent, world().now()) : undefined
}
