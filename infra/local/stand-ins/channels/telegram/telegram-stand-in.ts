import { join } from 'node:path'
import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import type { Account } from '#infra/local/stand-ins/channels/phone-view'
import type { Clock, StandIn } from '#infra/local/stand-ins/channels/stand-in'
import { keptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import { keptState } from '#infra/local/stand-ins/channels/wire/kept-state'
import { wireLog } from '#infra/local/stand-ins/channels/wire/wire-log'
import { answerBotApi, type RunningBot, runMethod } from './answer-bot-api.ts'
import { newBot, newToken } from './bot-father.ts'
import { type Deliveries, deliverUpdates } from './deliver-updates.ts'
import { addGroup, addPerson, removeFromGroup, upgradeGroup } from './membership-acts.ts'
import { type Bot, freshTelegram } from './telegram-state.ts'
import { factsOf, telegramView } from './telegram-view.ts'
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

const accountOf = (bot: Bot): Account => ({
  id: String(bot.id),
  name: bot.name,
  handle: `@${bot.username}`,
  facts: factsOf(bot),
})

/** Telegram: the Bot API below `/telegram/bot<token>/`, BotFather, and phones. */
export const telegramStandIn = ({ clock, folder, onChange }: StandInOptions): StandIn => {
  const kept = keptState(folder && join(folder, 'telegram.json'), freshTelegram)
  const files = keptFiles(folder && join(folder, 'telegram-files'))
  const { state } = kept
  if (state.bots.length === 0) newBot(state, DEMO_BOT)
  const running = new Map<number, PlayedBot>()

  const play = (bot: Bot): PlayedBot => {
    const known = running.get(bot.id)
    if (known) return known
    const draw = () => onChange(String(bot.id))
    const log = wireLog(clock.now, draw)
    const changed = () => {
      kept.changed()
      draw()
      deliveries.kick()
    }
    const context = { state, bot, files, clock, changed }
    const deliveries = deliverUpdates(
      context,
      log,
      ({ method = '', ...values }) => void runMethod({ context, log }, method, { values, files: {} }),
    )
    const played = { context, log, deliveries }
    running.set(bot.id, played)
    deliveries.kick()
    return played
  }
  for (const bot of state.bots) play(bot)

  const find = (account: string) => state.bots.find(({ id }) => String(id) === account)

  const run = ({ context, deliveries }: PlayedBot, { name, chat = '' }: Extract<PhoneAct, { do: 'run' }>) => {
    const { bot, changed } = context
    switch (name) {
      case 'revoke':
        bot.token = newToken(bot.id)
        changed()
        return {}
      case 'again':
        deliveries.again()
        return {}
      case 'remove':
        removeFromGroup(context, chat)
        return {}
      case 'upgrade':
        return upgradeGroup(context, chat)
    }
    throw new ImpossibleAct(`There is nothing called ${name} to do.`)
  }

  const perform = (played: PlayedBot, act: PhoneAct): { readonly id?: string } => {
    const { context } = played
    switch (act.do) {
      case 'say':
        return say(context, act)
      case 'send':
        return sendFile(context, act)
      case 'place':
        return place(context, act)
      case 'press':
        return press(context, act)
      case 'edit':
        return edit(context, act)
      case 'delete':
        return remove(context, act)
      case 'react':
        return react(context, act)
      case 'start':
        return start(context, act)
      case 'add-person':
        return addPerson(context, act)
      case 'add-group':
        return addGroup(context, act)
      case 'switch':
        turnSwitch(context, act)
        return {}
      case 'run':
        return run(played, act)
      case 'submit':
        throw new ImpossibleAct('Telegram opens no forms.')
    }
  }

  return {
    kind: 'telegram',
    name: 'Telegram',
    about: 'BotFather makes bots: give one a name and paste its token into the Telegram panel.',
    noun: 'bot',
    address: 'telegram',
    answer: (request, response, path) =>
      answerBotApi(request, response, path, (token) => {
        const bot = state.bots.find((each) => each.token === token)
        return bot && play(bot)
      }),
    accounts: () => state.bots.map(accountOf),
    addAccount: (name) => {
      const bot = newBot(state, name)
      play(bot).context.changed()
      return accountOf(bot)
    },
    view: (account) => {
      const bot = find(account)
      return bot && telegramView(state, bot, play(bot).log.lines())
    },
    act: async (account, act) => {
      const bot = find(account)
      if (!bot) throw new ImpossibleAct(`There is no bot ${account}.`)
      return perform(play(bot), act)
    },
    file: (_, id) => {
      const file = state.files[id]
      const bytes = file && files.get(file.kept)
      return bytes && { bytes, type: file.type }
    },
    stop: () => {
      for (const { deliveries } of running.values()) deliveries.stop()
      kept.stop()
    },
  }
}
