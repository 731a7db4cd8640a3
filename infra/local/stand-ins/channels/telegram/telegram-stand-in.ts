import { join } from 'node:path'
import { type Acts, playAccounts, type Runs } from '#infra/local/stand-ins/channels/play-accounts'
import type { Clock, StandIn } from '#infra/local/stand-ins/channels/stand-in'
import { keptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import { keptState } from '#infra/local/stand-ins/kept-state'
import { answerBotApi, type RunningBot, runMethod } from './answer-bot-api.ts'
import type { BotContext } from './bot-context.ts'
import { newBot, newToken } from './bot-father.ts'
import { type Deliveries, deliverUpdates } from './deliver-updates.ts'
import { addGroup, addPerson, removeFromGroup, upgradeGroup } from './membership-acts.ts'
import { type Bot, freshTelegram } from './telegram-state.ts'
import { botAccount, telegramView } from './telegram-view.ts'
import { turnSwitch } from './turn-switch.ts'
import { edit, place, press, react, remove, say, sendFile, start } from './user-acts.ts'

interface PlayedBot extends RunningBot {
  readonly deliveries: Deliveries
}

export interface StandInOptions {
  readonly clock: Clock
  /** Where the state survives a restart; without it, it is in memory. */
  readonly folder: string | undefined
  /** A phone has something new to show. */
  readonly onChange: (account: string) => void
}

const DEMO_BOT = 'Ridgeline Cycles'

const acts: Acts<BotContext> = {
  say,
  send: sendFile,
  place,
  press,
  edit,
  delete: remove,
  react,
  start,
  'add-person': addPerson,
  'add-group': addGroup,
  switch: turnSwitch,
}

const runs: Runs<BotContext> = {
  revoke: ({ bot, changed }) => {
    bot.token = newToken(bot.id)
    changed()
    return undefined
  },
  remove: (context, { chat = '' }) => {
    removeFromGroup(context, chat)
    return undefined
  },
  upgrade: (context, { chat = '' }) => upgradeGroup(context, chat),
}

/** Telegram: the Bot API below `/telegram/bot<token>/`, BotFather, and phones. */
export const telegramStandIn = ({ clock, folder, onChange }: StandInOptions): StandIn => {
  const kept = keptState(folder && join(folder, 'telegram.json'), freshTelegram)
  const files = keptFiles(folder && join(folder, 'telegram-files'))
  const { state } = kept
  if (state.bots.length === 0) newBot(state, DEMO_BOT)

  const bots = playAccounts<Bot, BotContext, PlayedBot>({
    provider: 'Telegram',
    noun: 'bot',
    entries: () => state.bots,
    idOf: ({ id }) => String(id),
    describe: ({ bot }) => botAccount(bot),
    add: (name) => newBot(state, name),
    now: clock.now,
    start: (bot, log, changed) => {
      const context = { state, bot, files, clock, changed }
      const deliveries = deliverUpdates(
        context,
        log,
        ({ method = '', ...values }) => void runMethod({ context, log }, method, { values, files: {} }),
      )
      return { context, log, deliveries }
    },
    view: ({ bot }, log) => telegramView(state, bot, log.lines()),
    acts,
    runs,
    keep: kept.changed,
    onChange,
  })

  return {
    kind: 'telegram',
    name: 'Telegram',
    about: 'BotFather makes bots: give one a name and paste its token into the Telegram panel.',
    noun: 'bot',
    address: 'telegram',
    answer: (request, response, path) =>
      answerBotApi(request, response, path, (token) => {
        const bot = state.bots.find((each) => each.token === token)
        return bot && bots.play(bot)
      }),
    accounts: bots.accounts,
    addAccount: bots.addAccount,
    view: bots.view,
    act: bots.act,
    file: (_, id) => {
      const file = state.files[id]
      const bytes = file && files.get(file.kept)
      return bytes && { bytes, type: file.type }
    },
    stop: () => {
      bots.stop()
      kept.stop()
    },
  }
}
