import type { Bot, Chat, StoredMessage, TelegramState, User } from './telegram-state.ts'

/** https://core.telegram.org/bots/api#user */
export const botUser = ({ id, name, username }: Bot): User => ({ id, is_bot: true, first_name: name, username })

export const userOf = (state: TelegramState, bot: Bot, id: number): User =>
  id === bot.id
    ? botUser(bot)
    : (state.people.find((person) => person.id === id) ?? { id, is_bot: false, first_name: '' })

/** https://core.telegram.org/bots/api#chat */
export const asChat = (state: TelegramState, bot: Bot, { id, type, title }: Chat) => {
  if (type !== 'private')
    return { id, title, type, ...(type === 'group' ? { all_members_are_administrators: true } : {}) }
  const { first_name, last_name, username } = userOf(state, bot, id)
  return { id, first_name, ...(last_name ? { last_name } : {}), ...(username ? { username } : {}), type }
}

/** https://core.telegram.org/bots/api#message; what it replies to is inside, one level deep. */
export const asMessage = (
  state: TelegramState,
  bot: Bot,
  chat: Chat,
  message: StoredMessage,
  withReply = true,
): Record<string, unknown> => {
  const { from, reply_to, inline_keyboard, reaction: _, isDelivered: __, ...rest } = message
  const repliedTo = withReply ? chat.messages.find(({ message_id }) => message_id === reply_to) : undefined
  return {
    ...rest,
    from: userOf(state, bot, from),
    chat: asChat(state, bot, chat),
    ...(repliedTo ? { reply_to_message: asMessage(state, bot, chat, repliedTo, false) } : {}),
    ...(inline_keyboard?.length ? { reply_markup: { inline_keyboard } } : {}),
  }
}
