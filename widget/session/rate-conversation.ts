import type { ConversationOptions } from './conversation-options.ts'
import type { CurrentTicket } from './current-ticket.ts'
import type { ChatStore } from './state/chat-store.ts'

/** Stores the visitor's rating. Rejects with the server's message. */
export const rateConversation =
  ({ client }: ConversationOptions, { dispatch }: ChatStore, ticket: CurrentTicket) =>
  async (score: number, comment: string): Promise<void> => {
    const current = ticket.get()
    const rating = current && (await client.rate(current, score, comment))
    if (rating && current === ticket.get()) dispatch({ type: 'rated', rating })
  }
