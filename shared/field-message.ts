import type { Text } from './text.ts'

const texts = new Map<string, Text>()

/** Registers a text as the message of a schema's rule. Schemas carry strings only, so `textOfField` finds it by its message. */
export const fieldMessage = (text: Text): string => {
  texts.set(text.message, text)
  return text.message
}

/** The text of a schema rule's message; `undefined` for the schema library's own messages. */
export const textOfField = (message: string): Text | undefined => texts.get(message)
