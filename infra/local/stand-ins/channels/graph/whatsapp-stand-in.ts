import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import type { Account } from '#infra/local/stand-ins/channels/phone-view'
import type { Clock, StandIn } from '#infra/local/stand-ins/channels/stand-in'
import { keptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import { keptState } from '#infra/local/stand-ins/channels/wire/kept-state'
import { wireLog } from '#infra/local/stand-ins/channels/wire/wire-log'
import { answerGraph, type PlayedNumber } from './answer-graph.ts'
import { deliverEvents, type EventDeliveries } from './deliver-events.ts'
import { freshGraph, newNumber, newToken, type WhatsAppNumber } from './graph-state.ts'
import { addPerson, echo, place, press, react, read, remove, say, sendFile } from './person-acts.ts'
import { turnSwitch } from './turn-switch.ts'
import { factsOf, whatsappView } from './whatsapp-view.ts'

interface Played extends PlayedNumber {
  readonly deliveries: EventDeliveries
}

interface StandInOptions {
  readonly clock: Clock
  readonly folder: string | undefined
  readonly onChange: (account: string) => void
}

const DEMO_NUMBER = 'Ridgeline Cycles'

/** WhatsApp: the Cloud API below `/graph/v25.0/`, its webhooks, and phones. */
export const whatsappStandIn = ({ clock, folder, onChange }: StandInOptions): StandIn => {
  const kept = keptState(folder && join(folder, 'whatsapp.json'), freshGraph)
  const files = keptFiles(folder && join(folder, 'whatsapp-files'))
  const { state } = kept
  if (state.numbers.length === 0) newNumber(state, DEMO_NUMBER)
  const running = new Map<string, Played>()

  const play = (number: WhatsAppNumber): Played => {
    const known = running.get(number.id)
    if (known) return known
    const draw = () => onChange(number.id)
    const log = wireLog(clock.now, draw)
    const changed = () => {
      kept.changed()
      draw()
      deliveries.kick()
    }
    const context = { state, number, files, clock, changed }
    const deliveries = deliverEvents(context, log)
    const played = { context, log, deliveries }
    running.set(number.id, played)
    deliveries.kick()
    return played
  }
  for (const number of state.numbers) play(number)

  const accountOf = (number: WhatsAppNumber): Account => ({
    id: number.id,
    name: number.name,
    handle: number.display,
    facts: factsOf(state, number, clock.now()),
  })

  const run = ({ context, deliveries }: Played, { name, chat = '', value = '' }: Extract<PhoneAct, { do: 'run' }>) => {
    const { number, changed } = context
    switch (name) {
      case 'read':
        read(context, chat)
        break
      case 'echo':
        if (!value) throw new ImpossibleAct('There is nothing to say.')
        return echo(context, chat, value)
      case 'code':
        number.code = { value: `AQB${randomBytes(60).toString('base64url')}`, at: clock.now(), isUsed: false }
        break
      case 'unregister':
        number.isRegistered = false
        break
      case 'revoke':
        number.token = newToken()
        break
      case 'again':
        deliveries.again()
        break
      default:
        throw new ImpossibleAct(`There is nothing called ${name} to do.`)
    }
    changed()
    return {}
  }

  const perform = (played: Played, act: PhoneAct): { readonly id?: string } => {
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
      case 'delete':
        return remove(context, act)
      case 'react':
        return react(context, act)
      case 'add-person':
        return addPerson(context, act)
      case 'switch':
        turnSwitch(context, act)
        return {}
      case 'run':
        return run(played, act)
      default:
        throw new ImpossibleAct('This cannot be done on WhatsApp.')
    }
  }

  return {
    kind: 'whatsapp',
    name: 'WhatsApp',
    about: 'Numbers are registered already. Their ids and token go into the WhatsApp panel.',
    noun: 'number',
    address: 'graph',
    answer: (request, response, path) => answerGraph(state, state.numbers.map(play), request, response, path),
    accounts: () => state.numbers.map(accountOf),
    addAccount: (name) => {
      const number = newNumber(state, name)
      play(number).context.changed()
      return accountOf(number)
    },
    view: (account) => {
      const number = state.numbers.find(({ id }) => id === account)
      return number && whatsappView(state, number, clock.now(), play(number).log.lines())
    },
    act: async (account, act) => {
      const number = state.numbers.find(({ id }) => id === account)
      if (!number) throw new ImpossibleAct(`There is no number ${account}.`)
      return perform(play(number), act)
    },
    file: (_, id) => {
      const file = state.media[id]
      const bytes = file && files.get(file.kept)
      return bytes && { bytes, type: file.type }
    },
    stop: () => {
      for (const { deliveries } of running.values()) deliveries.stop()
      kept.stop()
    },
  }
}
