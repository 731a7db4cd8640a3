import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import { asChat, asMessage, botUser, userOf } from './as-message.ts'
import { addMessage, type BotContext, secondsOf } from './bot-context.ts'
import type { Chat, Content, User } from './telegram-state.ts'
import { addUpdate } from './updates.ts'
import { chatOf, personOf } from './user-acts.ts'

type Act<Do extends PhoneAct['do']> = Extract<PhoneAct, { do: Do }>

const membership = (context: BotContext, chat: Chat, by: User, before: string, after: string): void => {
  const { state, bot, clock } = context
  const member = (status: string) => ({ user: botUser(bot), status, ...(status === 'kicked' ? { until_date: 0 } : {}) })
  const payload = {
    chat: asChat(state, bot, chat),
    from: by,
    date: secondsOf(clock),
    old_chat_member: member(before),
    new_chat_member: member(after),
  }
  addUpdate(context, { type: 'my_chat_member', payload, queue: `membership ${chat.id}` })
}

/** The bot is told of both. */
export const block = (context: BotContext, person: string, isBlocked: boolean): void => {
  const chat = chatOf(context, person)
  if (chat.isBlocked === isBlocked) return
  chat.isBlocked = isBlocked
  membership(context, chat, personOf(context, person), isBlocked ? 'member' : 'kicked', isBlocked ? 'kicked' : 'member')
}

export const addPerson = (context: BotContext, { name, language }: Act<'add-person'>) => {
  const { state, changed } = context
  const [first_name = name, ...rest] = name.split(' ')
  const id = Math.max(...state.people.map((person) => person.id)) + 1
  const last_name = rest.join(' ')
  state.people.push({ id, is_bot: false, first_name, ...(last_name ? { last_name } : {}), language_code: language })
  changed()
  return { id: String(id) }
}

export const addGroup = (context: BotContext, { title, members }: Act<'add-group'>) => {
  const { state, bot } = context
  const people = members.map((id) => personOf(context, id))
  const [creator] = people
  if (!creator) throw new ImpossibleAct('A group has members.')
  state.lastId += 1
  const chat: Chat = {
    id: -(4_500_000_000 + state.lastId),
    type: 'group',
    title,
    members: [...people.map(({ id }) => id), bot.id],
    isStarted: true,
    isBlocked: false,
    messages: [],
  }
  bot.chats.push(chat)
  membership(context, chat, creator, 'left', 'member')
  announceService(context, chat, creator.id, { group_chat_created: true })
  return { id: String(chat.id) }
}

const announceService = (context: BotContext, chat: Chat, from: number, content: Content): void => {
  const { state, bot } = context
  const message = addMessage(context, chat, from, content)
  addUpdate(context, { type: 'message', payload: asMessage(state, bot, chat, message), queue: `chat ${chat.id}` })
}

/** The group gets a new id; whoever writes to the old one is told so. */
export const upgradeGroup = (context: BotContext, chatId: string): { readonly id: string } => {
  const { bot } = context
  const chat = chatOf(context, chatId)
  if (chat.type !== 'group' || chat.migratedTo !== undefined)
    throw new ImpossibleAct('Only a group becomes a supergroup.')
  const id = -1_000_000_000_000 + chat.id
  const [from = bot.id] = chat.members
  announceService(context, chat, from, { migrate_to_chat_id: id })
  chat.migratedTo = id
  const upgraded: Chat = { ...chat, id, type: 'supergroup', messages: [] }
  delete upgraded.migratedTo
  bot.chats.push(upgraded)
  announceService(context, upgraded, from, { migrate_from_chat_id: chat.id })
  return { id: String(id) }
}

export const removeFromGroup = (context: BotContext, chatId: string): void => {
  const { bot } = context
  const chat = chatOf(context, chatId)
  const isMember = chat.members.includes(bot.id)
  const [by = bot.id] = chat.members
  chat.members = isMember ? chat.members.filter((id) => id !== bot.id) : [...chat.members, bot.id]
  membership(
    context,
    chat,
    userOf(context.state, bot, by),
    isMember ? 'member' : 'left',
    isMember ? 'kicked' : 'member',
  )
}
