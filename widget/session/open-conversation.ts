import { Problem } from '#shared/problems'
import type { ConversationOptions } from './conversation-options.ts'
import type { CurrentTicket } from './current-ticket.ts'
import { errorMessage } from './error-message.ts'
import type { HistorySync } from './history-sync.ts'
import { initiallyClosed } from './initially-closed.ts'
import { needsNewConversation } from './needs-new-conversation.ts'
import type { ChatStore } from './state/chat-store.ts'
import type { TurnStreams } from './stream/turn-streams.ts'

const isWrongOrigin = (error: unknown) => error instanceof Problem && error.details.key === 'conversations.wrongOrigin'

/** Loads the saved conversation, or starts one; continues to read an answer that is being written. */
export const openConversation = async (
  { canStart, onRefused }: ConversationOptions,
  { dispatch }: ChatStore,
  ticket: CurrentTicket,
  history: HistorySync,
  streams: TurnStreams,
  startNew: boolean,
): Promise<void> => {
  /** Returns whether an answer is being written. */
  const resume = async (): Promise<boolean> => {
    const saved = ticket.get()
    if (!saved) return false
    const isAnswering = await history.load(saved).catch((error: unknown) => {
      if (!needsNewConversation(error)) throw error
      ticket.leave()
      return false
    })
    const current = ticket.get()
    if (current) history.listen(current)
    return isAnswering
  }

  // whether a saved conversation may continue is in its history
  if (!canStart) dispatch(initiallyClosed)
  dispatch({ type: 'loading' })
  try {
    ticket.readSaved()
    if (canStart) await ticket.identify(startNew)
    const isAnswering = await resume()
    if (!ticket.get() && canStart) await ticket.start()
    dispatch({ type: 'loaded' })
    if (isAnswering) void streams.run().catch(history.poll)
  } catch (error) {
    const message = errorMessage(error)
    // what the owner has set is not for visitors to read
    if (onRefused && isWrongOrigin(error)) onRefused(message)
    else dispatch({ type: 'failed', message })
  }
}
