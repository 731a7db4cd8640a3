import type { Ticket } from '#widget/transport/conversation-client.ts'

const isTicket = (it: unknown): it is Ticket =>
  typeof it === 'object' &&
  it !== null &&
  'conversationId' in it &&
  typeof it.conversationId === 'string' &&
  'token' in it &&
  typeof it.token === 'string'

/**
 * The conversation that this browser can resume with an agent, saved in the page's own storage (no cookie). Where storage is
 * blocked or full it lives as long as the page.
 */
export const savedTicket = (agentId: string, storage: () => Storage) => {
  const name = `vg_conversation_${agentId}`
  let here: Ticket | undefined
  return {
    read: (): Ticket | undefined => {
      try {
        const saved: unknown = JSON.parse(storage().getItem(name) ?? 'null')
        here ??= isTicket(saved) ? saved : undefined
      } catch {
        // storage is blocked, or holds something else under our name: start a new conversation
      }
      return here
    },
    save: (ticket: Ticket): void => {
      here = ticket
      try {
        const { conversationId, token, isVerified } = ticket
        storage().setItem(name, JSON.stringify({ conversationId, token, isVerified }))
      } catch {
        // the conversation then ends with the page
      }
    },
    /** Another tab may have saved another one since. */
    invalidate: (): void => {
      here = undefined
    },
    clear: (): void => {
      here = undefined
      try {
        storage().removeItem(name)
      } catch {
        // nothing was saved
      }
    },
  }
}

export type SavedTicket = ReturnType<typeof savedTicket>
