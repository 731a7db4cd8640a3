import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import { asChat, asMessage, userOf } from './as-message.ts'
import { addMessage, type BotContext, secondsOf } from './bot-context.ts'
import { type FileKind, fileContent } from './bot-files.ts'
import { namesUser, withFound } from './entities.ts'
import type { Bot, Chat, Content, StoredMessage, User } from './telegram-state.ts'
import { addUpdate } from './updates.ts'

type Act<Do extends PhoneAct['do']> = Extract<PhoneAct, { do: Do }>

export const personOf = ({ state }: BotContext, id: string): User => {
  const person = state.people.find((each) => String(each.id) === id)
  if (!person) throw new ImpossibleAct(`There is no person ${id}.`)
  return person
}

/** A person's chat with the bot is made when it is first looked for, but not begun. */
export const chatOf = ({ state, bot }: BotContext, id: string): Chat => {
  const known = bot.chats.find((chat) => String(chat.id) === id)
  if (known) return known
  const person = state.people.find((each) => String(each.id) === id)
  if (!person) throw new ImpossibleAct(`There is no chat ${id}.`)
  const chat: Chat = {
    id: person.id,
    type: 'private',
    members: [person.id],
    isStarted: false,
    isBlocked: false,
    messages: [],
  }
  bot.chats.push(chat)
  return chat
}

const messageIn = (chat: Chat, id: string): StoredMessage => {
  const message = chat.messages.find(({ message_id }) => String(message_id) === id)
  if (!message) throw new ImpossibleAct(`There is no message ${id} in this chat.`)
  return message
}

/**
 * Privacy mode, in groups: commands, mentions, replies to the bot and what the provider itself writes. BotFather says it so: "messages that
 * either start with the '/' symbol or mention the bot by username"; https://core.telegram.org/bots/features#privacy-mode adds the rest.
 */
const reaches = (
  bot: Bot,
  chat: Chat,
  { text = '', entities = [], caption = '', caption_entities = [], ...message }: StoredMessage,
): boolean => {
  if (chat.type === 'private' || !bot.isPrivate) return true
  const answered = chat.messages.find(({ message_id }) => message_id === message.reply_to)
  if (answered?.from === bot.id) return true
  if (namesUser(text, entities, bot.username) || namesUser(caption, caption_entities, bot.username)) return true
  const [first] = entities
  return first?.type === 'bot_command' && first.offset === 0 && !text.slice(0, first.length).includes('@')
}

const announce = (
  context: BotContext,
  chat: Chat,
  message: StoredMessage,
  type: 'message' | 'edited_message',
): void => {
  const { state, bot, changed } = context
  if (!reaches(bot, chat, message)) {
    changed()
    return
  }
  const payload = asMessage(state, bot, chat, message)
  addUpdate(context, { type, payload, queue: `chat ${chat.id}`, message: { chat: chat.id, id: message.message_id } })
}

const write = (
  context: BotContext,
  {
    chat: chatId,
    from,
    replyTo,
  }: { readonly chat: string; readonly from: string; readonly replyTo?: string | undefined },
  content: Content,
): StoredMessage => {
  const chat = chatOf(context, chatId)
  const { id } = personOf(context, from)
  if (!chat.members.includes(id)) throw new ImpossibleAct('This person is not in this chat.')
  if (chat.migratedTo !== undefined) throw new ImpossibleAct('This group has become a supergroup.')
  if (chat.isBlocked) throw new ImpossibleAct('You blocked this bot. Unblock it to write.')
  chat.isStarted = true
  const reply_to = replyTo === undefined ? {} : { reply_to: messageIn(chat, replyTo).message_id }
  const message = addMessage(context, chat, id, { ...content, ...reply_to })
  announce(context, chat, message, 'message')
  return message
}

const textContent = (text: string): Content => {
  const entities = withFound(text, [])
  return { text, ...(entities.length > 0 ? { entities } : {}) }
}

const idOf = ({ message_id }: StoredMessage) => ({ id: String(message_id) })

export const say = (context: BotContext, act: Act<'say'>) => idOf(write(context, act, textContent(act.text)))

export const start = (context: BotContext, { payload, ...act }: Act<'start'>) =>
  idOf(write(context, act, textContent(payload ? `/start ${payload}` : '/start')))

export const place = (context: BotContext, { latitude, longitude, ...act }: Act<'place'>) =>
  idOf(write(context, act, { location: { latitude, longitude } }))

export const sendFile = (context: BotContext, act: Act<'send'>) => {
  const { name, type, base64, seconds = 0 } = act.file
  const kind: FileKind = act.as
  const file = { name, type, bytes: new Uint8Array(Buffer.from(base64, 'base64')) }
  const caption = act.caption ? { caption: act.caption, caption_entities: withFound(act.caption, []) } : {}
  return idOf(write(context, act, { ...fileContent(context.state, context.files, kind, file, seconds), ...caption }))
}

export const edit = (context: BotContext, { chat: chatId, from, message: id, text }: Act<'edit'>) => {
  const chat = chatOf(context, chatId)
  const message = messageIn(chat, id)
  if (String(message.from) !== from) throw new ImpossibleAct('Only its writer can edit a message.')
  if (message.text === undefined) throw new ImpossibleAct('There is no text to edit.')
  Object.assign(message, { entities: undefined }, textContent(text), {
    edit_date: secondsOf(context.clock),
    isDelivered: false,
  })
  announce(context, chat, message, 'edited_message')
  return idOf(message)
}

/** Telegram tells bots nothing of deleted messages. */
export const remove = (context: BotContext, { chat: chatId, message: id }: Act<'delete'>) => {
  const chat = chatOf(context, chatId)
  const message = messageIn(chat, id)
  chat.messages = chat.messages.filter((each) => each !== message)
  context.changed()
  return {}
}

export const react = (context: BotContext, { chat: chatId, from, message: id, emoji }: Act<'react'>) => {
  const { state, bot, clock } = context
  const chat = chatOf(context, chatId)
  const message = messageIn(chat, id)
  const asList = (value: string | undefined) => (value ? [{ type: 'emoji', emoji: value }] : [])
  const payload = {
    chat: asChat(state, bot, chat),
    message_id: message.message_id,
    user: personOf(context, from),
    date: secondsOf(clock),
    old_reaction: asList(message.reaction),
    new_reaction: asList(emoji),
  }
  message.reaction = emoji
  // only administrators of a group learn of reactions
  if (chat.type === 'private') addUpdate(context, { type: 'message_reaction', payload, queue: `reactions ${chat.id}` })
  else context.changed()
  return {}
}

/** How many presses are remembered. */
const KEPT = 100

export const press = (context: BotContext, { chat: chatId, from, message: id, button }: Act<'press'>) => {
  const { state, bot, clock } = context
  const chat = chatOf(context, chatId)
  const message = messageIn(chat, id)
  const [row = -1, column = -1] = button.split('.').map(Number)
  const pressed = message.inline_keyboard?.[row]?.[column]
  if (pressed?.callback_data === undefined) throw new ImpossibleAct(`There is no button ${button} to press.`)
  state.lastId += 1
  const query = String(4_382_000_000_000_000_000n + BigInt(state.lastId))
  const { id: person } = personOf(context, from)
  bot.callbacks = [
    ...bot.callbacks.slice(-KEPT),
    { id: query, chat: chat.id, message: message.message_id, from: person, button, at: clock.now(), isAnswered: false },
  ]
  const payload = {
    id: query,
    from: userOf(state, bot, person),
    message: asMessage(state, bot, chat, message),
    chat_instance: String(-3_000_000_000 - chat.id),
    data: pressed.callback_data,
  }
  addUpdate(context, { type: 'callback_query', payload, queue: `presses ${person}` })
  return { id: query }
}
