import { createHash } from 'node:crypto'
import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import { addStatus } from './calls/send-message.ts'
import { addEvent, addMessage, chatWith, messageValue, type NumberContext, newWamid, stamp } from './number-context.ts'
import { keepMedia } from './number-media.ts'
import type { WhatsAppChat, WhatsAppMessage, WhatsAppPerson } from './whatsapp-state.ts'

type Act<Do extends PhoneAct['do']> = Extract<PhoneAct, { do: Do }>
type Where = { readonly chat: string; readonly from: string; readonly replyTo?: string | undefined }

const personOf = ({ state }: NumberContext, waId: string): WhatsAppPerson => {
  const person = state.people.find((each) => each.waId === waId)
  if (!person) throw new ImpossibleAct(`There is no person ${waId}.`)
  return person
}

const messageIn = (chat: WhatsAppChat, id: string): WhatsAppMessage => {
  const message = chat.messages.find((each) => each.id === id)
  if (!message) throw new ImpossibleAct(`There is no message ${id} in this chat.`)
  return message
}

/** Who looks at a chat has read it. */
export const read = (context: NumberContext, waId: string): void => {
  const chat = chatWith(context, waId)
  for (const message of chat.messages.filter(({ from, isRead }) => from === 'business' && !isRead)) {
    message.isRead = true
    addStatus(context, message, waId, 'read')
  }
}

/** Puts a message into the chat and tells the business; who hides the number is named by the other id only. */
const write = (
  context: NumberContext,
  { chat: waId, replyTo }: Where,
  message: Omit<WhatsAppMessage, 'id' | 'from' | 'at'>,
  payload: Readonly<Record<string, unknown>>,
): { readonly id: string } => {
  const { number, clock } = context
  const person = personOf(context, waId)
  const chat = chatWith(context, waId)
  if (chat.isBlocked) throw new ImpossibleAct('You blocked this business. Unblock it to write.')
  const repliedTo = replyTo === undefined ? undefined : messageIn(chat, replyTo)
  read(context, waId)
  const id = newWamid(context, waId)
  addMessage(chat, { id, from: waId, at: clock.now(), ...message, ...(repliedTo ? { replyTo: repliedTo.id } : {}) })
  chat.lastWroteAt = clock.now()
  const { hidesNumber, userId, name } = person
  const from = hidesNumber ? { from_user_id: userId } : { from: waId, from_user_id: userId }
  const display = number.display.replace(/\D/g, '')
  const quoted = repliedTo && { context: { from: repliedTo.from === 'business' ? display : waId, id: repliedTo.id } }
  addEvent(
    context,
    'messages',
    {
      ...messageValue(context),
      contacts: [{ profile: { name }, ...(hidesNumber ? {} : { wa_id: waId }), user_id: userId }],
      messages: [{ ...quoted, ...from, id, timestamp: stamp(clock), type: message.type, ...payload }],
    },
    { chat: waId, id },
  )
  return { id }
}

export const say = (context: NumberContext, { text, ...where }: Act<'say'>) =>
  write(context, where, { type: 'text', text }, { text: { body: text } })

export const place = (context: NumberContext, { latitude, longitude, ...where }: Act<'place'>) =>
  write(
    context,
    where,
    { type: 'location', text: '', place: { latitude, longitude } },
    { location: { latitude, longitude } },
  )

const types = { photo: 'image', document: 'document', voice: 'audio' } as const

export const sendFile = (context: NumberContext, { as: kind, file, caption, ...where }: Act<'send'>) => {
  const bytes = new Uint8Array(Buffer.from(file.base64, 'base64'))
  const mediaId = keepMedia(context.state, context.files, context.number, { name: file.name, type: file.type, bytes })
  const type = types[kind]
  const payload = {
    id: mediaId,
    mime_type: kind === 'voice' ? 'audio/ogg; codecs=opus' : file.type,
    sha256: createHash('sha256').update(bytes).digest('base64'),
    ...(kind === 'voice' ? { voice: true } : {}),
    ...(kind === 'document' ? { filename: file.name } : {}),
    ...(caption ? { caption } : {}),
  }
  const seconds = file.seconds === undefined ? {} : { seconds: file.seconds }
  return write(
    context,
    where,
    { type, text: caption, media: { kind, id: mediaId, name: file.name, ...seconds } },
    { [type]: payload },
  )
}

export const press = (context: NumberContext, { message: id, button, ...where }: Act<'press'>) => {
  const message = messageIn(chatWith(context, where.chat), id)
  const pressed = message.buttons?.[Number(button.split('.')[0])]
  if (!pressed || pressed.kind === 'url') throw new ImpossibleAct(`There is no button ${button} to press.`)
  const { kind, id: replyId, title, description } = pressed
  const answer = { id: replyId, title, ...(kind === 'list_reply' && description ? { description } : {}) }
  return write(
    context,
    { ...where, replyTo: id },
    { type: 'interactive', text: title },
    { interactive: { type: kind, [kind]: answer } },
  )
}

export const react = (context: NumberContext, { message: id, emoji, ...where }: Act<'react'>) => {
  const { clock } = context
  const { hidesNumber, userId, name } = personOf(context, where.chat)
  const message = messageIn(chatWith(context, where.chat), id)
  message.reaction = emoji
  addEvent(context, 'messages', {
    ...messageValue(context),
    contacts: [{ profile: { name }, ...(hidesNumber ? {} : { wa_id: where.chat }), user_id: userId }],
    messages: [
      {
        ...(hidesNumber ? {} : { from: where.chat }),
        from_user_id: userId,
        id: newWamid(context, where.chat),
        timestamp: stamp(clock),
        type: 'reaction',
        reaction: { message_id: message.id, emoji },
      },
    ],
  })
  return {}
}

/** The business is told nothing of it here. */
export const remove = (context: NumberContext, { chat: waId, message: id }: Act<'delete'>) => {
  const chat = chatWith(context, waId)
  const message = messageIn(chat, id)
  chat.messages = chat.messages.filter((each) => each !== message)
  context.changed()
  return {}
}

/** Someone answers in the WhatsApp Business app: the product gets an echo. */
export const echo = (context: NumberContext, waId: string, text: string) => {
  const { number, clock } = context
  const chat = chatWith(context, waId)
  const id = newWamid(context, waId)
  addMessage(chat, { id, from: 'business', at: clock.now(), type: 'text', text })
  addEvent(context, 'smb_message_echoes', {
    ...messageValue(context),
    message_echoes: [
      {
        from: number.display.replace(/\D/g, ''),
        to: waId,
        id,
        timestamp: stamp(clock),
        type: 'text',
        text: { body: text },
      },
    ],
  })
  return { id }
}

export const addPerson = ({ state, changed }: NumberContext, { name }: Act<'add-person'>) => {
  state.lastId += 1
  const waId = String(15_550_100_300 + state.lastId)
  state.people.push({ waId, userId: `US.${String(state.lastId).padStart(20, '1')}`, name, hidesNumber: false })
  changed()
  return { id: waId }
}
