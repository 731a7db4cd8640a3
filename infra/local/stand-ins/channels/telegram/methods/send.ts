import { asMessage } from '#infra/local/stand-ins/channels/telegram/as-message'
import { addMessage, type BotContext } from '#infra/local/stand-ins/channels/telegram/bot-context'
import { badRequest } from '#infra/local/stand-ins/channels/telegram/failure'
import { checkWritable, findChat } from '#infra/local/stand-ins/channels/telegram/find-chat'
import { messageText } from '#infra/local/stand-ins/channels/telegram/formatted-text'
import { flag, integer, isObject, json } from '#infra/local/stand-ins/channels/telegram/read-values'
import { replyMarkup } from '#infra/local/stand-ins/channels/telegram/reply-markup'
import type { Chat, Content } from '#infra/local/stand-ins/channels/telegram/telegram-state'
import type { Answer, Method } from './method.ts'

type Values = Readonly<Record<string, string>>

/** The message that is answered; without it the call fails, unless it allows that. */
const repliedTo = (chat: Chat, values: Values): number | undefined => {
  const given = json(values, 'reply_parameters', 'reply parameters')
  if (given !== undefined && !isObject(given)) throw badRequest('Object expected as reply parameters')
  const id = given ? Number(given.message_id) : integer(values, 'reply_to_message_id')
  if (id === undefined) return undefined
  if (chat.messages.some(({ message_id }) => message_id === id)) return id
  if (given?.allow_sending_without_reply === true || flag(values, 'allow_sending_without_reply')) return undefined
  throw badRequest('message to be replied not found')
}

/** Puts contents into the chat that a call names, in order: several are an album. */
export const sendContents = (context: BotContext, values: Values, contents: readonly Content[]): readonly unknown[] => {
  const { state, bot, changed } = context
  const { inline, keyboard } = replyMarkup(values)
  const chat = findChat(bot, values)
  const reply_to = repliedTo(chat, values)
  checkWritable(bot, chat)
  if (keyboard) chat.keyboard = keyboard
  const thread = integer(values, 'message_thread_id')
  const sent = contents.map((content) =>
    addMessage(context, chat, bot.id, {
      ...content,
      ...(reply_to === undefined ? {} : { reply_to }),
      ...(thread === undefined ? {} : { message_thread_id: thread }),
      ...(inline ? { inline_keyboard: inline } : {}),
    }),
  )
  changed()
  return sent.map((message) => asMessage(state, bot, chat, message))
}

export const sendOne = (context: BotContext, values: Values, content: Content): Answer => ({
  result: sendContents(context, values, [content])[0],
})

/** https://core.telegram.org/bots/api#sendmessage */
export const sendMessage: Method = (context, { values }) => {
  const { text, entities } = messageText(values)
  return sendOne(context, values, { text, ...(entities.length > 0 ? { entities } : {}) })
}

/** https://core.telegram.org/bots/api#sendlocation */
export const sendLocation: Method = (context, { values }) => {
  for (const name of ['latitude', 'longitude']) if (!values[name]) throw badRequest(`${name} is empty`)
  const [latitude, longitude] = [Number(values.latitude), Number(values.longitude)]
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw badRequest('wrong location specified')
  return sendOne(context, values, { location: { latitude, longitude } })
}

const actions: Readonly<Record<string, string>> = {
  typing: 'typing',
  upload_photo: 'sending photo',
  record_video: 'recording video',
  upload_video: 'sending video',
  record_voice: 'recording voice message',
  upload_voice: 'sending voice message',
  upload_document: 'sending file',
  choose_sticker: 'choosing a sticker',
  find_location: 'picking location',
  record_video_note: 'recording video message',
  upload_video_note: 'sending video message',
}

const ACTION_MS = 5_000

/** https://core.telegram.org/bots/api#sendchataction */
export const sendChatAction: Method = ({ bot, clock, changed }, { values }) => {
  const chat = findChat(bot, values)
  const what = actions[values.action?.toLowerCase() ?? '']
  if (!what) throw badRequest('Wrong parameter action in request')
  checkWritable(bot, chat)
  chat.doing = { what, until: clock.now() + ACTION_MS }
  changed()
  return { result: true }
}
