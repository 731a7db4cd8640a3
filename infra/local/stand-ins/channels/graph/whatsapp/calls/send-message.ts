import * as z from 'zod'
import { messageFailure, missing } from '#infra/local/stand-ins/channels/graph/graph-failure'
import {
  addEvent,
  addMessage,
  chatWith,
  messageValue,
  type NumberContext,
  newWamid,
  stamp,
} from '#infra/local/stand-ins/channels/graph/whatsapp/number-context'
import type { WhatsAppMessage, WhatsAppPerson } from '#infra/local/stand-ins/channels/graph/whatsapp/whatsapp-state'
import { type Body, contentOf, part } from './read-content.ts'

const WINDOW_MS = 24 * 3_600_000
const TYPING_MS = 25_000

/** `to` wins over `recipient`, the id of who hides the number. */
const recipientOf = (
  { state }: NumberContext,
  body: Body,
): { readonly input: string; readonly person: WhatsAppPerson | undefined } => {
  const to = typeof body.to === 'string' ? body.to : ''
  const recipient = typeof body.recipient === 'string' ? body.recipient : ''
  if (!to && !recipient) throw missing('to')
  const waId = to.replace(/\D/g, '')
  return {
    input: to || recipient,
    person: state.people.find((each) => (to ? each.waId === waId : each.userId === recipient)),
  }
}

const errors = {
  131047: [
    'Re-engagement message',
    'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
  ],
  131026: ['Message undeliverable', 'Message Undeliverable.'],
} as const

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages/status */
export const addStatus = (
  context: NumberContext,
  message: WhatsAppMessage,
  waId: string,
  status: string,
  code?: keyof typeof errors,
): void => {
  const person = context.state.people.find((each) => each.waId === waId)
  const [title, details] = code ? errors[code] : []
  addEvent(context, 'messages', {
    ...messageValue(context),
    statuses: [
      {
        id: message.id,
        status,
        timestamp: stamp(context.clock),
        ...(person?.hidesNumber ? {} : { recipient_id: waId }),
        ...(person ? { recipient_user_id: person.userId } : {}),
        ...(message.callbackData ? { biz_opaque_callback_data: message.callbackData } : {}),
        ...(code ? { errors: [{ code, title, message: title, error_data: { details } }] } : {}),
      },
    ],
  })
}

const react = (context: NumberContext, body: Body): void => {
  const { message_id, emoji } = part(body, 'reaction', z.object({ message_id: z.string(), emoji: z.string() }))
  for (const { messages } of context.number.chats)
    for (const each of messages) if (each.id === message_id) each.reaction = emoji
}

/** Marks a message of the person as read, and shows that an answer is being written. */
const markRead = (context: NumberContext, body: Body): unknown => {
  const id = typeof body.message_id === 'string' ? body.message_id : ''
  const chat = context.number.chats.find(({ messages }) =>
    messages.some((message) => message.id === id && message.from !== 'business'),
  )
  if (!chat) throw messageFailure(131009, 'Parameter value is not valid', `Message ID ${id} is not a received message`)
  for (const message of chat.messages) {
    if (message.from !== 'business') message.isRead = true
    if (message.id === id) break
  }
  if (body.typing_indicator !== undefined) chat.doing = { what: 'typing', until: context.clock.now() + TYPING_MS }
  context.changed()
  return { success: true }
}

/** POST {phone-number-id}/messages. What cannot reach the person is accepted, and reported by a status. */
export const sendMessage = async (context: NumberContext, body: Body): Promise<unknown> => {
  const { number, clock, changed } = context
  if (body.messaging_product !== 'whatsapp') throw missing('messaging_product')
  if (!number.isRegistered)
    throw messageFailure(133010, 'Account not registered', 'Account does not exist in Cloud API, please register')
  if (body.status === 'read') return markRead(context, body)
  const { input, person } = recipientOf(context, body)
  const type = typeof body.type === 'string' ? body.type : 'text'
  const waId = person?.waId ?? input.replace(/\D/g, '')
  const id = newWamid(context, waId)
  const answer = {
    messaging_product: 'whatsapp',
    contacts: [{ input, ...(person?.hidesNumber ? { user_id: person.userId } : { wa_id: waId }) }],
    messages: [{ id, ...(type === 'template' ? { message_status: 'accepted' } : {}) }],
  }
  if (type === 'reaction') {
    react(context, body)
    changed()
    return answer
  }
  const content = await contentOf(context, body, type)
  const context_ = z.object({ message_id: z.string() }).safeParse(body.context)
  const message: WhatsAppMessage = {
    id,
    from: 'business',
    at: clock.now(),
    type,
    ...content,
    ...(context_.success ? { replyTo: context_.data.message_id } : {}),
    ...(typeof body.biz_opaque_callback_data === 'string' ? { callbackData: body.biz_opaque_callback_data } : {}),
  }
  if (!person) {
    addStatus(context, message, waId, 'failed', 131026)
    return answer
  }
  const chat = chatWith(context, waId)
  const isOpen = !number.faults.isShut && clock.now() - (chat.lastWroteAt ?? 0) < WINDOW_MS
  if (type !== 'template' && !isOpen) {
    addStatus(context, message, waId, 'failed', 131047)
    return answer
  }
  addStatus(context, message, waId, 'sent')
  // to who blocked the number nothing is delivered, and no one is notified
  if (!chat.isBlocked) {
    addMessage(chat, message)
    addStatus(context, message, waId, 'delivered')
  }
  changed()
  return answer
}
