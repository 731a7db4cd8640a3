import { conversationText } from '#shared/conversations/messages'
import type { StreamEvent } from '#shared/conversations/schema'

/** The step that a visitor sees until the first delta. */
export const readingStep = (title: string): StreamEvent => {
  const { message: text, ...rest } = conversationText('reading', title)
  return { type: 'step', text, ...rest }
}
