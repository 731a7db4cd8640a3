import { messageWords } from '#features/models'
import { fieldValues } from '#functions/conversations/fields/field-values'
import { heads, messages } from '#functions/conversations/store'
import { EMAIL_FORM } from './email-form-id.ts'
import { givenContact } from './given-contact.ts'
import { isLeftText } from './is-left-text.ts'
import { knownEmail } from './known-email.ts'

/** Messages of a conversation that are looked through, the newest. */
const NEWEST = 60

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
 * answer to a question, or in the message itself. The request for a person that led to it is not part of it.
 */
export const getLeftMessage = async (conversationId: string): Promise<LeftMessage | undefined> => {
  const [head, { items }, { asksForPerson, smallTalkOf }] = await Promise.all([
    heads.get({ conversationId }, { consistent: true }),
    messages.list(`CONV#${conversationId}`, 'MSG#', { limit: NEWEST, newestFirst: true, consistent: true }),
    messageWords(),
  ])
  const { leftAt } = head ?? {}
  if (head?.place !== 'left-message' || leftAt === undefined || head.isTest) return undefined
  const written = items
    .toReversed()
    .filter(({ role, form, text }) => role === 'visitor' && form?.formId !== EMAIL_FORM && text.trim() !== '')
    .filter(({ text, at }) => at > leftAt || !asksForPerson(text))
  const after = written.filter(({ at, text }) => at > leftAt && isLeftText(text, smallTalkOf))
  const texts = items.filter(({ role, form }) => role === 'visitor' && !form).map(({ text }) => text)
  const email = knownEmail(fieldValues(head)) ?? givenContact(texts.toReversed()).email
  if (!email || (after.length === 0 && !head.isLeftWritten) || written.length === 0) return undefined
  // a node of its own asked for the message before it was left
  const message = head.isLeftWritten ? written : after
  return { email, texts: message.map(({ text }) => text), leftAt, language: head.lang }
}
