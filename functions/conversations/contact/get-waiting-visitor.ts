import { messageWords } from '#features/models'
import { fieldValues } from '#functions/conversations/fields/field-values'
import { fieldKind } from '#shared/conversations/field-kind'
import type { DeskPlace } from '#shared/conversations/schema'
import { isLeftText } from './is-left-text.ts'
import { visitorTexts } from './visitor-texts.ts'

/** What of a longer conversation the team reads with a request. */
const LAST = 5

/** A visitor whom the team has to answer. */
export interface WaitingVisitor {
  readonly place: DeskPlace
  /** Since when, in milliseconds since 1970: with the conversation, the request's identity. */
  readonly askedAt: number
  /** Empty where it is not known. */
  readonly name: string
  /** An e-mail address, a phone number, both or none. */
  readonly contact: readonly string[]
  /** What they wrote about it, oldest first. */
  readonly texts: readonly string[]
  /** All of it that is looked through, with when it was written (milliseconds since 1970), oldest first. */
  readonly said: readonly { readonly text: string; readonly at: number }[]
  /** When they wrote last, in milliseconds since 1970. */
  readonly writtenAt: number | undefined
}

/** The visitor who waits for the team in a conversation, or has left it a message; `undefined` for anybody else, and in tests. */
export const getWaitingVisitor = async (conversationId: string): Promise<WaitingVisitor | undefined> => {
  const [found, { smallTalkOf }] = await Promise.all([visitorTexts(conversationId), messageWords()])
  if (!found) return undefined
  const { head, written, after, email } = found
  const { place, askedAt, isTest, isLeftWritten } = head
  if (place === undefined || askedAt === undefined || isTest) return undefined
  const fields = Object.entries(fieldValues(head))
  const fieldOf = (kind: 'name' | 'phone') => fields.find(([name]) => fieldKind(name) === kind)?.[1] ?? ''
  const [name, phone] = [fieldOf('name'), fieldOf('phone')]
  // answers to nodes' questions for name and address are no message
  const said = written.filter(({ text }) => isLeftText(text, smallTalkOf) && text.trim() !== name)
  const all = place === 'left-message' && !isLeftWritten ? after : said
  const message = all === after ? after : said.slice(-LAST)
  return {
    place,
    askedAt,
    name,
    contact: [email ?? '', phone].filter((it) => it !== ''),
    texts: message.map(({ text }) => text),
    said: all.map(({ text, at }) => ({ text, at })),
    writtenAt: message.at(-1)?.at,
  }
}
