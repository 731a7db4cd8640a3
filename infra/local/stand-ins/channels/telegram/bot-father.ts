import { randomBytes } from 'node:crypto'
import { ImpossibleAct } from '#infra/local/stand-ins/channels/phone-act'
import type { Bot, TelegramState } from './telegram-state.ts'

const FIRST_BOT = 7_200_000_001
// every bot counts for itself, so that two have updates of the same id
const FIRST_UPDATE = 873_000_000

/** https://core.telegram.org/bots/features#botfather: the bot's id, a colon, 35 characters. */
export const newToken = (id: number): string => `${id}:AA${randomBytes(25).toString('base64url').slice(0, 33)}`

/** From a name: letters and digits, with the ending that BotFather demands. */
const usernameFor = (name: string): string => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 26)
  if (!words) throw new ImpossibleAct('A bot needs a name with letters or digits.')
  return `${words}_bot`
}

/** Makes a bot, as BotFather's /newbot does; a user name that is taken gets a number. */
export const newBot = (state: TelegramState, name: string): Bot => {
  const base = usernameFor(name)
  const taken = state.bots.filter(({ username }) => username === base || username.replace(/\d+_bot$/, '_bot') === base)
  const username = taken.length === 0 ? base : base.replace(/_bot$/, `${taken.length + 1}_bot`)
  const id = Math.max(FIRST_BOT - 1, ...state.bots.map((bot) => bot.id)) + 1
  const bot: Bot = {
    id,
    token: newToken(id),
    name: name.trim(),
    username,
    isPrivate: true,
    chats: [],
    lastMessageId: 0,
    lastUpdateId: FIRST_UPDATE,
    pending: [],
    callbacks: [],
    commands: [],
    faults: { tooManyRequests: 0, hangs: 'no', delivery: 'as it should' },
    notices: [],
  }
  state.bots.push(bot)
  return bot
}
