import type { TurnContext } from '#functions/conversations/turn/turn-context'
import type { ConversationView } from './conversation-view.ts'
import { readConsistentView } from './read-consistent-view.ts'

/** The view of a conversation whose lease this worker has just taken: it must exist. */
export const readViewUnderLease = async ({ conversationId }: TurnContext): Promise<ConversationView> => {
  const view = await readConsistentView(conversationId)
  if (!view) throw new Error(`conversation ${conversationId} vanished under its lease`)
  return view
}
