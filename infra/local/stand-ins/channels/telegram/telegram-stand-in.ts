import { join } from 'node:path'
import { type Acts, playAccounts, type Runs } from '#infra/local/stand-ins/channels/play-accounts'
import type { Clock, StandIn } from '#infra/local/stand-ins/channels/stand-in'
import { keptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import { keptState } from '#infra/local/stand-ins/channels/wire/kept-state'
import { answerBotApi, type RunningBot, runMethod } from './answer-bot-api.ts'
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

const acts: Acts<PlayedBot> = {
  say: ({ context }, act) => say(context, act),
  send: ({ context }, act) => sendFile(context, act),
  place: ({ context }, act) => place(context, act),
  press: ({ context }, act) => press(context, act),
  edit: ({ context }, act) => edit(context, act),
  delete: ({ context }, act) => remove(context, act),
  react: ({ context }, act) => react(context, act),
  start: ({ context }, act) => start(context, act),
  'add-person': ({ context }, act) => addPerson(context, act),
  'add-group': ({ context }, act) => addGroup(context, act),
  switch: ({ context }, act) => {
    turnSwitch(context, act)
    return {}
  },
}

const runs: Runs<PlayedBot> = {
  revoke: ({ context: { bot, changed } }) => {
    bot.token = newToken(bot.id)
    changed()
    return {}
  },
  again: ({ deliveries }) => {
    deliveries.again()
    return {}
  },
  remove: ({ context }, { chat = '' }) => {
    removeFromGroup(context, chat)
    return {}
  },
  upgrade: ({ context }, { chat = '' }) => upgradeGroup(context, chat),
}

/** Telegram: the Bot API below `/telegram/bot<token>/`, BotFather, and phones. */
export const telegramStandIn = ({ clock, folder, onChange }: StandInOptions): StandIn => {
  const kept = keptState(folder && join(folder, 'telegram.json'), freshTelegram)
  const files = keptFiles(folder && join(folder, 'telegram-files'))
  const { state } = kept
  if (state.bots.length === 0) newBot(state, DEMO_BOT)

  const bots = playAccounts<Bot, PlayedBot>({
    provider: 'Telegram',
    noun: 'bot',
    entries: () => state.bots,
    idOf: ({ id }) => String(id),
    describe: ({ context }) => botAccount(context.bot),
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
    view: ({ context }, log) => telegramView(state, context.bot, log.lines()),
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
