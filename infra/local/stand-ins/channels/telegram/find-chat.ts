import { badRequest, TelegramFailure } from './failure.ts'
import type { Bot, Chat, StoredMessage } from './telegram-state.ts'

/** The chat that a call names and the bot may write to. A bot knows only chats that people began, or put it into. */
export const findChat = (bot: Bot, values: Readonly<Record<string, string>>): Chat => {
  const given = values.chat_id
  if (!given) throw badRequest('chat_id is empty')
  const chat = bot.chats.find(({ id }) => String(id) === given)
  if (!chat?.isStarted) throw badRequest('chat not found')
  if (chat.migratedTo !== undefined)
    throw new TelegramFailure(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
      migrate_to_chat_id: chat.migratedTo,
    })
  return chat
}

/** Refuses where nothing can be sent any more. */
export const checkWritable = (bot: Bot, { type, isBlocked, members }: Chat): void => {
  if (isBlocked) throw new TelegramFailure(403, 'Forbidden: bot was blocked by the user')
  if (type !== 'private' && !members.includes(bot.id))
    throw new TelegramFailure(403, `Forbidden: bot was kicked from the ${type} chat`)
}

/** A message of the bot's own, to be changed. */
export const findOwnMessage = (bot: Bot, chat: Chat, values: Readonly<Record<string, string>>): StoredMessage => {
  const given = values.message_id
  if (!given) throw badRequest('message identifier is not specified')
  const message = chat.messages.find(({ message_id }) => String(message_id) === given)
  if (!message) throw badRequest('message to edit not found')
  if (message.from !== bot.id) throw badRequest("message can't be edited")
  return message
}
