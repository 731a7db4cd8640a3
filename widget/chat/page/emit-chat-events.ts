import type { ChatWindowOptions } from '#widget/chat-window.ts'
import type { Conversation } from '#widget/session/create-conversation.ts'
import { eventsBetween } from '#widget/session/state/events-between.ts'

/** Publishes to the page what happens in the conversation (docs/widget.md). Returns a stop function. */
export const emitChatEvents = (conversation: Conversation, emit: ChatWindowOptions['emit']): (() => void) => {
  let known = conversation.get()
  return conversation.subscribe(() => {
    const before = known
    known = conversation.get()
    for (const { type, ...more } of eventsBetween(before, known)) emit?.(type, more)
  })
}
