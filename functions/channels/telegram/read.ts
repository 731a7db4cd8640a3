import type { Destination, Read, ReadingContext, Sender, Step } from '#functions/channels/provider/inbound'
import { firstCharacters } from '#shared/models/first-characters'
import { commandIn, isAddressed, withoutMention } from './addressed.ts'
import { filesOf, textOf } from './message-content.ts'
import { CallbackQuery, ChatMemberUpdated, Message, Update, type User } from './update.ts'

/** What an update means. Those that setWebhook does not ask for are ignored too. */
export const readTelegram: Read = (raw, context) => {
  const update = Update.safeParse(raw).data
  if (update?.message !== undefined) return readMessage(update.message, context)
  if (update?.edited_message !== undefined) return readEdit(update.edited_message, context)
  if (update?.callback_query !== undefined) return readButton(update.callback_query, context)
  if (update?.my_chat_member !== undefined) return readMember(update.my_chat_member)
  return ignored('type')
}

const ignored = (note: string): Step => ({ kind: 'ignored', note })

const readMessage = (given: unknown, context: ReadingContext): Step => {
  const message = Message.safeParse(given).data
  if (!message) return ignored('unreadable message')
  const { from, chat } = message
  if (chat.type === 'channel') return ignored('post of a channel')
  const { migrate_to_chat_id: movedTo } = message
  if (movedTo !== undefined) return { kind: 'moved', destination: destinationOf(message), to: String(movedTo) }
  // another bot would be answered for ever
  if (!from || from.is_bot) return ignored('not from a person')
  const command = commandIn(message, context)
  if (chat.type !== 'private' && !isAddressed(message, context)) return ignored('not addressed')
  const text = wordsOf(message, context)
  const files = filesOf(message)
  if (text === '' && files.length === 0) return ignored('no content')
  const isStart = command?.name === 'start'
  return {
    kind: 'message',
    from: senderOf(from),
    destination: destinationOf(message),
    messageId: `${chat.id}.${message.message_id}`,
    text,
    files,
    isStart,
    ...(isStart && command.rest !== '' ? { variables: { start_payload: firstCharacters(command.rest, 64) } } : {}),
    ...(chat.type === 'private' ? {} : { isGroup: true }),
    at: message.date * 1000,
  }
}

const readEdit = (given: unknown, context: ReadingContext): Step => {
  const message = Message.safeParse(given).data
  if (!message?.from || message.from.is_bot || message.chat.type === 'channel') return ignored('unreadable edit')
  const text = wordsOf(message, context)
  if (text === '') return ignored('no content')
  return {
    kind: 'edited',
    destination: destinationOf(message),
    messageId: `${message.chat.id}.${message.message_id}`,
    text,
    at: (message.edit_date ?? message.date) * 1000,
  }
}

const readButton = (given: unknown, context: ReadingContext): Step => {
  const query = CallbackQuery.safeParse(given).data
  if (!query?.message || query.data === undefined || query.message.chat.type === 'channel')
    return ignored('unreadable button')
  const { id, data, from, message } = query
  const buttons = message.reply_markup?.inline_keyboard.flat() ?? []
  const label = buttons.find(({ callback_data }) => callback_data === data)?.text ?? data
  const isGroup = message.chat.type !== 'private'
  return {
    kind: 'message',
    from: senderOf(from),
    destination: destinationOf(message),
    messageId: `button.${id}`,
    text: isGroup ? `${nameOf(from)}: ${label}` : label,
    files: [],
    isStart: false,
    button: data,
    ...(isGroup ? { isGroup } : {}),
    at: context.arrivedAt,
  }
}

/** The bot's own membership: in a private chat, whether the visitor has blocked it. */
const readMember = (given: unknown): Step => {
  const change = ChatMemberUpdated.safeParse(given).data
  if (!change) return ignored('unreadable member')
  const { chat, from, new_chat_member: now } = change
  return chat.type === 'private' && now.status === 'kicked'
    ? { kind: 'blocked', from: senderOf(from), destination: destinationOf(change) }
    : ignored(`now ${now.status}`)
}

/** In a group several people write to one agent: it reads who. */
const wordsOf = (message: Message, context: ReadingContext): string => {
  const { chat, from } = message
  if (chat.type === 'private' || !from) return textOf(message).trim()
  const isWritten = message.text !== undefined || message.caption !== undefined
  const words = isWritten ? withoutMention(message, context) : textOf(message)
  if (words !== '') return `${nameOf(from)}: ${words}`
  return filesOf(message).length > 0 ? `${nameOf(from)}:` : ''
}

const destinationOf = ({
  chat,
  is_topic_message: isTopic,
  message_thread_id: thread,
}: Partial<Pick<Message, 'is_topic_message' | 'message_thread_id'>> & Pick<Message, 'chat'>): Destination => ({
  to: String(chat.id),
  ...(isTopic && thread !== undefined ? { thread: String(thread) } : {}),
})

const nameOf = ({ first_name, last_name }: User): string =>
  firstCharacters(
    [first_name, last_name]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' '),
    120,
  )

const senderOf = (user: User): Sender => ({
  id: String(user.id),
  name: nameOf(user),
  ...(user.username ? { username: user.username } : {}),
  ...(user.language_code ? { language: user.language_code } : {}),
})
