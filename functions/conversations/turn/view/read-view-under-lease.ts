import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import type { ConversationView } from './conversation-view.ts'
import { readConsistentView } from './read-consistent-view.ts'

/** The view of a conversation whose lease this worker has just taken; it may have been erased since. */
export const readViewUnderLease = async ({ conversationId }: TurnContext): Promise<ConversationView> => {
  const view = await readConsistentView(conversationId)
  if (!view) throw new Problem('not-found', conversationText('notFound'))
  return view
}
