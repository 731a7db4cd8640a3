import type { Text } from './text.ts'

const texts = new Map<string, Text>()

/** A text as the message of a schema's rule. Schemas carry strings only, so the text is found again by its message. */
export const fieldMessage = (text: Text): string => {
  texts.set(text.message, text)
  return text.message
}

/** The text that a schema's rule was given, or nothing for the schema library's own messages. */
export const textOfField = (message: string): Text | undefined => texts.get(message)
