import { visitorTexts } from './visitor-texts.ts'

export interface LeftMessage {
  readonly email: string
  /** The visitor's messages since they were asked for one, oldest first. */
  readonly texts: readonly string[]
  /** When it was left, in milliseconds since 1970: with the conversation, its identity. */
  readonly leftAt: number
  /** The tag of the visitor's language. */
  readonly language: string | undefined
}

/**
 * The message that waits for the team in a conversation, once it has words and the visitor has given an address: in a form, in
 * answer to a question, or in a message. The request for a person that led to it is not part of it.
 */
export const getLeftMessage = async (conversationId: string): Promise<LeftMessage | undefined> => {
  const found = await visitorTexts(conversationId)
  if (!found) return undefined
  const { head, written, after, email } = found
  const { leftAt, isLeftWritten, place, isTest, lang } = head
  if (place !== 'left-message' || leftAt === undefined || isTest) return undefined
  if (!email || (after.length === 0 && !isLeftWritten) || written.length === 0) return undefined
  // a node of its own asked for the message before it was left
  const message = isLeftWritten ? written : after
  return { email, texts: message.map(({ text }) => text), leftAt, language: lang }
}
