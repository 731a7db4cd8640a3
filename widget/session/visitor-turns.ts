import type { ConversationOptions } from './conversation-options.ts'
import { errorMessage } from './error-message.ts'
import type { Turn } from './state/chat-state.ts'
import type { ChatStore } from './state/chat-store.ts'

/** The visitor's own messages in the log, from before they are sent. */
export const visitorTurns = ({ newId, now }: ConversationOptions, { dispatch }: ChatStore) => {
  const withdraw = ({ clientId = '' }: Turn): void => dispatch({ type: 'withdrawn', clientId })
  return {
    append: (text: string, more: Pick<Turn, 'form' | 'attachments'> = {}): Turn => {
      const id = newId()
      const turn: Turn = { key: id, clientId: id, role: 'visitor', text, ...more, at: now(), delivery: 'sending' }
      dispatch({ type: 'said', turn })
      return turn
    },
    withdraw,
    /** Moves it to the end of the log. */
    moveToEnd: (turn: Turn): Turn => {
      withdraw(turn)
      dispatch({ type: 'said', turn })
      return turn
    },
    markFailed: ({ clientId = '' }: Turn, error: unknown): void =>
      dispatch({ type: 'refused', clientId, delivery: 'unsent', error: errorMessage(error) }),
  }
}

export type VisitorTurns = ReturnType<typeof visitorTurns>
