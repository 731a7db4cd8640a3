import { messageWords } from '#features/models'
import { fieldValues } from '#functions/conversations/fields/field-values'
import { type Head, heads, messages, type StoredMessage } from '#functions/conversations/store'
import { EMAIL_FORM } from './email-form-id.ts'
import { givenContact } from './given-contact.ts'
import { isLeftText } from './is-left-text.ts'
import { knownEmail } from './known-email.ts'

/** Messages of a conversation that are looked through, the newest. */
const NEWEST = 60
/** A request for a person in so many words says what it is about. */
const MOST_WORDS_OF_REQUEST = 8

export interface VisitorTexts {
  readonly head: Head
  /** The visitor's messages that say something, oldest first: no address form, and no request for a person before `leftAt`. */
  readonly written: readonly StoredMessage[]
  /** Those of them that the visitor wrote after they were asked for a message. */
  readonly after: readonly StoredMessage[]
  /** By a field, else in a message. */
  readonly email: string | undefined
}

/** What a visitor wrote in a conversation, for the team and for the copy to themselves; `undefined` when it is gone. */
export const visitorTexts = async (conversationId: string): Promise<VisitorTexts | undefined> => {
  const [head, { items }, { asksForPerson, smallTalkOf }] = await Promise.all([
    heads.get({ conversationId }, { consistent: true }),
    messages.list(`CONV#${conversationId}`, 'MSG#', { limit: NEWEST, newestFirst: true, consistent: true }),
    messageWords(),
  ])
  if (!head) return undefined
  const { leftAt = Number.POSITIVE_INFINITY } = head
  const own = items.toReversed().filter(({ role }) => role === 'visitor')
  const isRequest = (text: string) => asksForPerson(text) && text.trim().split(/\s+/).length <= MOST_WORDS_OF_REQUEST
  const written = own
    .filter(({ form, text }) => form?.formId !== EMAIL_FORM && text.trim() !== '')
    .filter(({ text, at }) => at > leftAt || !isRequest(text))
  const texts = own.filter(({ form }) => !form).map(({ text }) => text)
  return {
    head,
    written,
    after: written.filter(({ at, text }) => at > leftAt && isLeftText(text, smallTalkOf)),
    email: knownEmail(fieldValues(head)) ?? givenContact(texts).email,
  }
}
