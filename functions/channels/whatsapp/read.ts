import type { Destination, Read, Step } from '#functions/channels/provider/inbound'
import { channelText } from '#shared/channels/messages'
import { firstCharacters } from '#shared/models/first-characters'
import { buttonOf, filesOf, wordsOf } from './content.ts'
import { reasonOf } from './reason-of.ts'
import { Echo, Message, Status, Value } from './value.ts'

/** What a slice of `whatsappSlices` means. */
export const readWhatsapp: Read = (raw) => {
  const value = Value.safeParse(raw).data
  if (!value) return ignored('shape')
  const [message] = value.messages ?? []
  if (message !== undefined) return readMessage(message, value)
  const [status] = value.statuses ?? []
  if (status !== undefined) return readStatus(status)
  const [echo] = value.message_echoes ?? []
  return echo === undefined ? ignored('type') : readEcho(echo, value)
}

const ignored = (note: string): Step => ({ kind: 'ignored', note })

const readMessage = (given: unknown, value: Value): Step => {
  const message = Message.safeParse(given).data
  if (!message) return ignored('unreadable message')
  // groups are not offered
  if (message.group_id) return ignored('message of a group')
  const user = userOf([message.from_user_id, contactOf(value)?.user_id], [message.from, contactOf(value)?.wa_id])
  if (message.type === 'system') return readSystem(message)
  if (!user) return ignored('nobody wrote it')
  const at = message.timestamp * 1000
  const { destination } = user
  if (message.reaction) {
    const { message_id: messageId, emoji = '' } = message.reaction
    return { kind: 'reaction', destination, messageId, emoji, at }
  }
  if (message.edit) {
    const text = wordsOf(message.edit.message)
    return text === ''
      ? ignored('no content')
      : { kind: 'edited', destination, messageId: message.edit.original_message_id, text, at }
  }
  if (message.revoke) return { kind: 'deleted', destination, messageId: message.revoke.original_message_id, at }
  const isStart = message.type === 'request_welcome'
  const text = isStart ? WAVE : wordsOf(message)
  const files = filesOf(message)
  const isEmpty = text === '' && files.length === 0
  if (isEmpty && isLater(message)) return ignored('is sent again')
  const button = buttonOf(message)
  const { name, username } = contactOf(value)?.profile ?? {}
  const variables = variablesOf(message, user.phone)
  return {
    kind: 'message',
    from: { id: destination.to, ...(name ? { name } : {}), ...(username ? { username } : {}) },
    ...user.chat,
    messageId: message.id,
    text: isEmpty ? channelText('unsupportedMessage').message : text,
    files,
    isStart,
    ...(button ? { button } : {}),
    ...(Object.keys(variables).length > 0 ? { variables } : {}),
    at,
  }
}

/** In place of words, for a visitor who has opened the chat and written nothing yet. */
const WAVE = '👋'

/** A first message to a number that is in the app too: WhatsApp could not decrypt it, and the person is asked to send it again. */
const isLater = ({ errors = [] }: Message): boolean => errors.some(({ code }) => code === 131_060)

/**
 * A user who has changed the number is another one for Meta, with another id: the old one may be another person's soon.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages/system
 */
const readSystem = ({ from, from_user_id, system, timestamp }: Message): Step => {
  if (system?.type !== 'user_changed_number' && system?.type !== 'user_changed_user_id')
    return ignored(`system ${system?.type ?? ''}`)
  const now = userOf([system.user_id], [system.wa_id])
  const isNumber = system.type === 'user_changed_number'
  const before = [system.previous_user_id ?? from_user_id, isNumber ? from : undefined].filter(
    (id) => id !== undefined && id !== now?.destination.to && !now?.chat.aliases?.includes(id),
  )
  if (!now || before.length === 0) return ignored('renamed from or to nobody')
  return { kind: 'renamed', ...now.chat, before: before.filter((id) => id !== undefined), at: timestamp * 1000 }
}

const states = new Set(['sent', 'delivered', 'read', 'failed'])

const readStatus = (given: unknown): Step => {
  const status = Status.safeParse(given).data
  if (!status) return ignored('unreadable status')
  // of a voice message: that it was read said the same
  const state = status.status === 'played' ? 'read' : status.status
  if (!isState(state)) return ignored(firstCharacters(`status ${status.status}`, 40))
  const reason = reasonOf(status.errors)
  return {
    kind: 'delivery',
    messageId: status.id,
    state,
    ...(reason === undefined ? {} : { reason }),
    ...(status.biz_opaque_callback_data === undefined ? {} : { callback: status.biz_opaque_callback_data }),
    at: status.timestamp * 1000,
  }
}

const isState = (state: string): state is Extract<Step, { kind: 'delivery' }>['state'] => states.has(state)

/** What a person has written in the WhatsApp Business app, which has the same number. */
const readEcho = (given: unknown, value: Value): Step => {
  const echo = Echo.safeParse(given).data
  const contact = contactOf(value)
  const user = echo && userOf([echo.to_user_id, contact?.user_id], [echo.to, contact?.wa_id])
  if (!user || echo.group_id) return ignored('unreadable echo')
  const at = echo.timestamp * 1000
  if (echo.revoke)
    return { kind: 'deleted', destination: user.destination, messageId: echo.revoke.original_message_id, at }
  if (echo.reaction) return ignored('reaction of ours')
  if (echo.edit) {
    const text = wordsOf(echo.edit.message)
    const { original_message_id: messageId } = echo.edit
    return text === '' ? ignored('no content') : { kind: 'edited', destination: user.destination, messageId, text, at }
  }
  const text = wordsOf(echo)
  const files = filesOf(echo)
  if (text === '' && files.length === 0) return ignored('no content')
  return { kind: 'echo', ...user.chat, messageId: echo.id, text, files, at }
}

const contactOf = ({ contacts = [] }: Value) => contacts[0]

interface User {
  readonly destination: Destination
  readonly phone: string | undefined
  readonly chat: { readonly destination: Destination; readonly aliases?: readonly string[] }
}

/** Known by the id that Meta gives everybody, also those who hide their number; where only the number is there, by that. */
const userOf = (
  userIds: readonly (string | undefined)[],
  phones: readonly (string | undefined)[],
): User | undefined => {
  const userId = userIds.find(isId)
  const phone = phones.map((one) => one?.replace(/^\+/, '')).find(isId)
  const to = userId ?? phone
  if (to === undefined) return undefined
  const destination = { to }
  const aliases = [userId, phone].filter((id) => id !== undefined && id !== to) as readonly string[]
  return { destination, phone, chat: { destination, ...(aliases.length > 0 ? { aliases } : {}) } }
}

/** Ids become parts of keys. */
const isId = (id: string | undefined): boolean => id !== undefined && /^[\w.-]{1,160}$/.test(id)

/** The phone number, and the advertisement that the visitor came from. */
const variablesOf = ({ referral }: Message, phone: string | undefined): Readonly<Record<string, string>> => {
  const { source_url, source_id, source_type, headline, ctwa_clid } = referral ?? {}
  const known = {
    phone: phone === undefined ? undefined : `+${phone}`,
    ad_url: source_url,
    ad_id: source_id,
    ad_type: source_type,
    ad_headline: headline,
    ad_click_id: ctwa_clid,
  }
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, text]) => (text ? [[name, firstCharacters(text, 500)] as const] : [])),
  )
}
