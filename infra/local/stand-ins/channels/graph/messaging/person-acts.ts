import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import { addEvent, addMessage, chatWith, fileAddress, type InboxContext, keepFile, newMid } from './inbox-context.ts'
import type { InboxChat, InboxMessage } from './inbox-state.ts'
import { addEcho, attachmentsOf } from './send-message.ts'
import { storyPicture } from './story-picture.ts'

type Act<Do extends PhoneAct['do']> = Extract<PhoneAct, { do: Do }>
type Where = { readonly chat: string; readonly replyTo?: string | undefined }

const EDIT_MS = 15 * 60_000
const MOST_EDITS = 5

const messageIn = (chat: InboxChat, id: string): InboxMessage => {
  const message = chat.messages.find((each) => each.id === id)
  if (!message) throw new ImpossibleAct(`There is no message ${id} in this chat.`)
  return message
}

/** Who looks at a chat has read it; Instagram names the message, Messenger the time up to which all is read. */
export const read = (context: InboxContext, psid: string): void => {
  const { rules, clock } = context
  const unread = chatWith(context, psid).messages.filter(({ from, isRead }) => from === 'account' && !isRead)
  for (const message of unread) message.isRead = true
  const last = unread.at(-1)
  if (!last) return
  const what = rules.kind === 'instagram' ? { mid: last.id } : { watermark: Math.max(last.at, clock.now()) }
  addEvent(context, rules.fields.read, { psid, by: 'person' }, { read: what })
}

/** Puts a message into the chat and tells the apps. `payload`: what the webhook's message has beside its id. */
const write = (
  context: InboxContext,
  { chat: psid, replyTo }: Where,
  message: Omit<InboxMessage, 'id' | 'from' | 'at'>,
  payload: Readonly<Record<string, unknown>>,
): { readonly id: string } => {
  const chat = chatWith(context, psid)
  if (chat.isBlocked) throw new ImpossibleAct('You blocked this account. Unblock it to write.')
  const repliedTo = replyTo === undefined ? undefined : messageIn(chat, replyTo)
  read(context, psid)
  const id = newMid(context)
  const at = context.clock.now()
  const replied = repliedTo && { reply_to: { mid: repliedTo.id } }
  addMessage(chat, { id, from: psid, at, ...message, ...(repliedTo ? { replyTo: repliedTo.id } : {}) })
  chat.lastWroteAt = at
  addEvent(context, 'messages', { psid, by: 'person', message: id }, { message: { mid: id, ...payload, ...replied } })
  return { id }
}

export const say = (context: InboxContext, { text, ...where }: Act<'say'>) => write(context, where, { text }, { text })

/** Files have no caption here: one that is given is a message of its own. */
export const sendFile = (context: InboxContext, { as: kind, file, caption, ...where }: Act<'send'>) => {
  const isVideo = file.type.startsWith('video/')
  if (kind === 'document' && !isVideo && context.rules.kind === 'instagram')
    throw new ImpossibleAct('Instagram sends pictures, videos and voice notes only.')
  const bytes = new Uint8Array(Buffer.from(file.base64, 'base64'))
  const id = keepFile(context, { name: file.name, type: file.type, bytes })
  const seconds = file.seconds === undefined ? {} : { seconds: file.seconds }
  const kept = { kind: kind === 'document' && isVideo ? ('video' as const) : kind, id, name: file.name, ...seconds }
  const made = write(context, where, { text: '', file: kept }, { attachments: attachmentsOf(context, { file: kept }) })
  if (caption) write(context, { chat: where.chat }, { text: caption }, { text: caption })
  return made
}

export const press = (context: InboxContext, { chat: psid, message: id, button }: Act<'press'>) => {
  const chat = chatWith(context, psid)
  const pressed = messageIn(chat, id).buttons?.[Number(button)]
  if (!pressed || pressed.kind === 'url') throw new ImpossibleAct(`There is no button ${button} to press.`)
  const { kind, title, value: payload } = pressed
  if (kind === 'quick_reply')
    return write(context, { chat: psid }, { text: title }, { text: title, quick_reply: { payload } })
  if (chat.isBlocked) throw new ImpossibleAct('You blocked this account. Unblock it to write.')
  read(context, psid)
  const mid = newMid(context)
  addMessage(chat, { id: mid, from: psid, at: context.clock.now(), text: title })
  chat.lastWroteAt = context.clock.now()
  const options = { psid, by: 'person', message: mid } as const
  addEvent(context, 'messaging_postbacks', options, { postback: { mid, title, payload } })
  return { id: mid }
}

/** https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/message-edits */
export const edit = (context: InboxContext, { chat: psid, message: id, text }: Act<'edit'>) => {
  const message = messageIn(chatWith(context, psid), id)
  const edits = (message.edits ?? 0) + 1
  if (message.from !== psid || message.file) throw new ImpossibleAct('Only your own texts can be edited.')
  if (context.clock.now() - message.at > EDIT_MS || edits > MOST_EDITS)
    throw new ImpossibleAct('A message can be edited five times, within 15 minutes.')
  message.text = text
  message.edits = edits
  const event = { message_edit: { mid: id, text, num_edit: edits } }
  addEvent(context, context.rules.fields.edit, { psid, by: 'person' }, event)
  return {}
}

/** Instagram tells that a message was unsent, Messenger does not. */
export const remove = (context: InboxContext, { chat: psid, message: id }: Act<'delete'>) => {
  const chat = chatWith(context, psid)
  const message = messageIn(chat, id)
  chat.messages = chat.messages.filter((each) => each !== message)
  if (context.rules.kind === 'instagram' && message.from === psid)
    addEvent(context, 'messages', { psid, by: 'person' }, { message: { mid: id, is_deleted: true } })
  context.changed()
  return {}
}

const reactions: Readonly<Record<string, string>> = { '👍': 'like', '❤️': 'love', '😢': 'sad' }

export const react = (context: InboxContext, { chat: psid, message: id, emoji }: Act<'react'>) => {
  const message = messageIn(chatWith(context, psid), id)
  message.reaction = emoji
  const what = emoji ? { action: 'react', reaction: reactions[emoji] ?? 'other', emoji } : { action: 'unreact' }
  addEvent(context, 'message_reactions', { psid, by: 'person' }, { reaction: { mid: id, ...what } })
  return {}
}

/** Someone answers in Meta's own inbox: https://developers.facebook.com/docs/messenger-platform/handover-protocol names its app. */
export const answerInInbox = (context: InboxContext, psid: string, text: string) => {
  const PAGE_INBOX = '263902037430900'
  const message: InboxMessage = { id: newMid(context), from: 'account', at: context.clock.now(), text }
  addMessage(chatWith(context, psid), message)
  addEcho(context, psid, message, { appId: PAGE_INBOX })
  context.changed()
  return { id: message.id }
}

const keepStory = (context: InboxContext): string =>
  keepFile(context, { name: 'story.png', type: 'image/png', bytes: storyPicture() })

/** https://developers.facebook.com/docs/messenger-platform/instagram/features/story-mention */
export const mentionInStory = (context: InboxContext, psid: string) => {
  const id = keepStory(context)
  return write(
    context,
    { chat: psid },
    { text: 'Mentioned you in their story', story: 'mention', file: { kind: 'photo', id, name: 'story.png' } },
    { attachments: [{ type: 'story_mention', payload: { url: fileAddress(context, id) } }] },
  )
}

/** https://developers.facebook.com/documentation/business-messaging/instagram-messaging/webhooks */
export const replyToStory = (context: InboxContext, psid: string, text: string) => {
  const id = keepStory(context)
  const story = { url: fileAddress(context, id), id: `1791${Date.UTC(2026, 0, 1)}` }
  return write(context, { chat: psid }, { text, story: 'reply' }, { text, reply_to: { story } })
}

/** A sticker, a poll: what the API cannot tell of but that it came. */
export const sendUnsupported = (context: InboxContext, psid: string) =>
  write(context, { chat: psid }, { text: 'Sent a sticker' }, { is_unsupported: true })
