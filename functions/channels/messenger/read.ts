import type { Destination, Read, ReadingContext, Step } from '#functions/channels/provider/inbound'
import { externalIdOf } from '#shared/channels/external-id-of'
import { firstCharacters } from '#shared/models/first-characters'
import { type Message, MessagingEvent, type Referral } from './event.ts'
import { filesOf, wordsOf } from './message-content.ts'

/** A button of ours: the message, the part, its place (`plan.ts`). */
const OURS = /^[\dA-HJKMNP-TV-Z]{26}\.\d{1,3}\.\d{1,3}$/
const START = /^(get[ _-]?started|start)$/i

/** What an event of Messenger or Instagram means. Both have one form: https://developers.facebook.com/docs/messenger-platform/webhooks */
export const readMessenger: Read = (raw, context) => {
  const event = MessagingEvent.safeParse(raw).data
  if (!event) return ignored('unreadable')
  const page = externalIdOf(context.account)
  const isOurs = event.sender.id === page
  const to = isOurs ? event.recipient.id : event.sender.id
  if (to === undefined) return ignored('nobody')
  const about: About = { destination: { to }, at: event.timestamp ?? context.arrivedAt, context }
  const { message, message_edit: edit, postback, reaction, referral, optin } = event
  if (message) return message.is_echo || isOurs ? readEcho(message, about) : readMessage(message, about)
  // what our own inbox does at Meta is nothing that a visitor did
  if (isOurs) return ignored('not from a visitor')
  if (edit) return readEdit(edit, about)
  if (postback) return readPostback(postback, about)
  if (reaction) return readReaction(reaction, about)
  if (event.read ?? event.delivery) return readReceipt(event, about)
  if (referral ?? optin) return readArrival(fieldsOf(referral ?? optin), about)
  return ignored('type')
}

interface About {
  readonly destination: Destination
  readonly at: number
  readonly context: ReadingContext
}

const ignored = (note: string): Step => ({ kind: 'ignored', note })

const readMessage = (message: Message, { destination, at }: About): Step => {
  const { mid, quick_reply, is_deleted, referral } = message
  if (is_deleted) return { kind: 'deleted', destination, messageId: mid, at }
  const text = wordsOf(message)
  const files = filesOf(message)
  if (text === '' && files.length === 0) return ignored('no content')
  const variables = fieldsOf(referral)
  return {
    kind: 'message',
    from: { id: destination.to },
    destination,
    messageId: mid,
    text,
    files,
    isStart: false,
    ...(quick_reply?.payload && OURS.test(quick_reply.payload) ? { button: quick_reply.payload } : {}),
    ...(Object.keys(variables).length > 0 ? { variables } : {}),
    at,
  }
}

/** What was sent in the page's name: by us, by a person in Meta's inbox, or by another app. */
const readEcho = (message: Message, { destination, at }: About): Step => {
  const { mid, app_id: appId, metadata, is_deleted } = message
  if (is_deleted) return { kind: 'deleted', destination, messageId: mid, at }
  return {
    kind: 'echo',
    destination,
    messageId: mid,
    text: wordsOf(message),
    files: filesOf(message),
    at,
    ...(appId === undefined ? {} : { appId }),
    ...(metadata === undefined ? {} : { metadata }),
  }
}

const readEdit = ({ mid, text = '' }: NonNullable<MessagingEvent['message_edit']>, { destination, at }: About): Step =>
  text.trim() === '' ? ignored('no content') : { kind: 'edited', destination, messageId: mid, text: text.trim(), at }

/**
 * A button of a card, Get Started, or a question that Meta offers before the chat. Get Started is greeted; such a question is one, and
 * is answered like one that was typed.
 */
const readPostback = (postback: NonNullable<MessagingEvent['postback']>, { destination, at }: About): Step => {
  const { mid, title = '', payload = '', referral } = postback
  const isStart = START.test(payload) || START.test(title)
  const text = title.trim() === '' ? payload.trim() : title.trim()
  if (text === '') return ignored('no content')
  const variables = fieldsOf(referral)
  return {
    kind: 'message',
    from: { id: destination.to },
    destination,
    messageId: mid ?? `postback.${destination.to}.${at}`,
    text,
    files: [],
    isStart,
    ...(OURS.test(payload) ? { button: payload } : {}),
    ...(Object.keys(variables).length > 0 ? { variables } : {}),
    at,
  }
}

const readArrival = (variables: Readonly<Record<string, string>>, { destination }: About): Step =>
  Object.keys(variables).length > 0 ? { kind: 'arrived', destination, variables } : ignored('no fields')

const readReaction = (
  { mid, action, emoji }: NonNullable<MessagingEvent['reaction']>,
  { destination, at }: About,
): Step => ({
  kind: 'reaction',
  destination,
  messageId: mid,
  emoji: action === 'unreact' ? '' : (emoji ?? '❤'),
  at,
})

const readReceipt = ({ read, delivery }: MessagingEvent, { destination, at }: About): Step => {
  const state = read ? 'read' : 'delivered'
  // Instagram names the last message: those before it were read with it
  const until = read?.watermark ?? delivery?.watermark ?? (read?.mid === undefined ? undefined : at)
  if (until !== undefined) return { kind: 'receipt', destination, until, state }
  const [messageId] = delivery?.mids ?? []
  return messageId === undefined ? ignored('unreadable receipt') : { kind: 'delivery', messageId, state, at }
}

/** By the names of fields: what a link or an ad carried. Telegram's links have the first, too. */
const fieldsOf = (referral: Partial<Referral> | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      start_payload: referral?.ref,
      referral_source: referral?.source,
      referral_ad: referral?.ads_context_data?.ad_title ?? referral?.ad_id,
      referral_product: referral?.product?.id,
    }).flatMap(([name, value]) => (value ? [[name, firstCharacters(value, 200)]] : [])),
  )
