import type { Clock } from '#infra/local/stand-ins/channels/stand-in'
import type { KeptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import type { Bot, Chat, Content, StoredMessage, TelegramState } from './telegram-state.ts'

/** What a method or a person's act works on: one bot, among all. */
export interface BotContext {
  readonly state: TelegramState
  readonly bot: Bot
  readonly files: KeptFiles
  readonly clock: Clock
  /** Keeps the state, redraws phones, delivers what waits. */
  readonly changed: () => void
}

export const secondsOf = ({ now }: Clock): number => Math.floor(now() / 1000)

/** Supergroups count for themselves, all other chats of a bot together. */
const nextMessageId = (bot: Bot, { type, messages }: Chat): number => {
  if (type === 'supergroup') return Math.max(0, ...messages.map(({ message_id }) => message_id)) + 1
  bot.lastMessageId += 1
  return bot.lastMessageId
}

/** How many messages of a chat are kept. */
const KEPT = 500

export const addMessage = (
  { bot, clock }: BotContext,
  chat: Chat,
  from: number,
  content: Content & Pick<StoredMessage, 'reply_to' | 'inline_keyboard' | 'message_thread_id'>,
): StoredMessage => {
  const message = { message_id: nextMessageId(bot, chat), from, date: secondsOf(clock), ...content }
  chat.messages.push(message)
  chat.messages.splice(0, chat.messages.length - KEPT)
  if (from === bot.id) delete chat.doing
  return message
}
