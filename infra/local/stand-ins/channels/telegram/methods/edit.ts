import { asMessage } from '#infra/local/stand-ins/channels/telegram/as-message'
import { type BotContext, secondsOf } from '#infra/local/stand-ins/channels/telegram/bot-context'
import { badRequest } from '#infra/local/stand-ins/channels/telegram/failure'
import { checkWritable, findChat, findOwnMessage } from '#infra/local/stand-ins/channels/telegram/find-chat'
import { messageText } from '#infra/local/stand-ins/channels/telegram/formatted-text'
import { replyMarkup } from '#infra/local/stand-ins/channels/telegram/reply-markup'
import type { StoredMessage } from '#infra/local/stand-ins/channels/telegram/telegram-state'
import type { Answer, Method } from './method.ts'

const NOT_MODIFIED =
  'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message'

/** Changes one of the bot's messages; a change of nothing fails, as at Telegram. */
const edit = (
  context: BotContext,
  values: Readonly<Record<string, string>>,
  changesOf: (message: StoredMessage) => Partial<StoredMessage>,
): Answer => {
  const { state, bot, clock, changed } = context
  const { inline = [] } = replyMarkup(values)
  const chat = findChat(bot, values)
  checkWritable(bot, chat)
  const message = findOwnMessage(bot, chat, values)
  const before = JSON.stringify([message.text, message.entities, message.inline_keyboard ?? []])
  const after = { ...message, ...changesOf(message), inline_keyboard: inline }
  if (JSON.stringify([after.text, after.entities, after.inline_keyboard]) === before) throw badRequest(NOT_MODIFIED)
  Object.assign(message, after, { edit_date: secondsOf(clock) })
  changed()
  return { result: asMessage(state, bot, chat, message) }
}

/** https://core.telegram.org/bots/api#editmessagetext */
export const editMessageText: Method = (context, { values }) => {
  const { text, entities } = messageText(values)
  return edit(context, values, (message) => {
    if (message.text === undefined) throw badRequest('there is no text in the message to edit')
    return { text, ...(entities.length > 0 || message.entities ? { entities } : {}) }
  })
}

/** https://core.telegram.org/bots/api#editmessagereplymarkup; without a markup the buttons go. */
export const editMessageReplyMarkup: Method = (context, { values }) => edit(context, values, () => ({}))

/** https://core.telegram.org/bots/api#deletemessage */
export const deleteMessage: Method = ({ bot, changed }, { values }) => {
  const chat = findChat(bot, values)
  const message = chat.messages.find(({ message_id }) => String(message_id) === values.message_id)
  if (!message) throw badRequest('message to delete not found')
  if (chat.type !== 'private' && message.from !== bot.id) throw badRequest("message can't be deleted")
  chat.messages = chat.messages.filter((each) => each !== message)
  changed()
  return { result: true }
}
