import type { ConversationOptions } from './conversation-options.ts'
import type { CurrentTicket } from './current-ticket.ts'
import type { HistorySync } from './history-sync.ts'
import type { ChatStore } from './state/chat-store.ts'

/** Asks for a human agent, or goes back to the agent while waiting. Rejects with the server's message. */
export const handOff =
  ({ client }: ConversationOptions, { dispatch }: ChatStore, ticket: CurrentTicket, history: HistorySync) =>
  async (to: 'person' | 'agent'): Promise<void> => {
    const current = await ticket.open()
    const { state, continue: canContinue, reason } = await client.handOff(current, to)
    if (current !== ticket.get()) return
    dispatch({ type: 'status', state, continue: canContinue, reason })
    history.refresh()
  }
