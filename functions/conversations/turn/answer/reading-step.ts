import { conversationText } from '#shared/conversations/messages'
import type { StreamEvent } from '#shared/conversations/schema'

/** What a visitor sees while the first words are awaited. */
export const readingStep = (title: string): StreamEvent => {
  const { message: text, ...rest } = conversationText('reading', title)
  return { type: 'step', text, ...rest }
}
