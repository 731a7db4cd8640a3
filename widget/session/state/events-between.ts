import type { ChatState } from './chat-state.ts'

/** The events of a page (docs/widget.md), each with its details. */
export type ChatEvent =
  | { readonly type: 'chat_restart' }
  | {
      readonly type: 'new_message'
      readonly role: string
      readonly text: string
      readonly messageId: string
    }
  | { readonly type: 'new_turn'; readonly messageId: string }

/**
 * The events between two states. A message is new once the server has stored it; an answer completes a turn. Messages from before
 * this page opened the conversation are not new.
 */
export const eventsBetween = (before: ChatState, after: ChatState): readonly ChatEvent[] => {
  if (before.turns.length > 0 && after.turns.length === 0) return [{ type: 'chat_restart' }]
  if (before.phase !== 'ready' || after.phase !== 'ready' || before.turns === after.turns) return []
  const known = new Set(before.turns.map(({ id }) => id))
  return after.turns.flatMap(({ id, role, text }): ChatEvent[] => {
    if (id === undefined || known.has(id)) return []
    const message = { type: 'new_message', role, text, messageId: id } as const
    return role === 'visitor' ? [message] : [message, { type: 'new_turn', messageId: id }]
  })
}
