import { join } from 'node:path'
import { setAppWebhook } from '#infra/local/stand-ins/channels/graph/app/app-webhooks'
import { deliverEvents, type EventDeliveries } from '#infra/local/stand-ins/channels/graph/deliver-events'
import type { GraphParts } from '#infra/local/stand-ins/channels/graph/graph-parts'
import { localApps } from '#infra/local/stand-ins/channels/graph/local-app'
import { expireCodes, newCode, newToken } from '#infra/local/stand-ins/channels/graph/meta-state'
import { ImpossibleAct } from '#infra/local/stand-ins/channels/phone-act'
import { type Acts, playAccounts, type Runs } from '#infra/local/stand-ins/channels/play-accounts'
import { keptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import { keptState } from '#infra/local/stand-ins/kept-state'
import type { NumberContext } from './number-context.ts'
import { numberEvents } from './number-events.ts'
import { addPerson, echo, place, press, react, read, remove, say, sendFile } from './person-acts.ts'
import { turnSwitch } from './turn-switch.ts'
import { freshWhatsApp, newNumber, type WhatsAppNumber } from './whatsapp-state.ts'
import { whatsappAccount, whatsappView } from './whatsapp-view.ts'

interface PlayedNumber {
  readonly context: NumberContext
  readonly deliveries: EventDeliveries
}

const DEMO_NUMBER = 'Ridgeline Cycles'

const acts: Acts<NumberContext> = {
  say,
  send: sendFile,
  place,
  press,
  delete: remove,
  react,
  'add-person': addPerson,
  switch: turnSwitch,
}

const changing = (change: (context: NumberContext) => void) => (context: NumberContext) => {
  change(context)
  context.changed()
  return undefined
}

const runs: Runs<NumberContext> = {
  read: (context, { chat = '' }) => {
    read(context, chat)
    return undefined
  },
  echo: (context, { chat = '', value = '' }) => {
    if (!value) throw new ImpossibleAct('There is nothing to say.')
    return echo(context, chat, value)
  },
  code: changing(({ meta, number, clock }) => {
    const gives = { kind: 'token', token: number.token } as const
    number.code = newCode(meta, { appId: number.appId, at: clock.now(), gives })
  }),
  'expire-codes': changing(({ meta }) => expireCodes(meta)),
  unregister: changing(({ number }) => {
    number.isRegistered = false
  }),
  'add-number': changing(({ number }) => {
    delete number.isWithoutNumber
  }),
  revoke: changing(({ number }) => {
    number.token = newToken()
  }),
  webhook: async ({ meta, number, changed }, { value = '' }) => {
    await setAppWebhook(meta, number.shownApp ?? number.appId, 'whatsapp_business_account', value)
    changed()
    return undefined
  },
}

/** WhatsApp: the Cloud API's numbers, their webhooks, and phones. */
export const whatsappStandIn = (parts: GraphParts) => {
  const { meta, callbacks, clock, folder, onChange } = parts
  const kept = keptState(folder && join(folder, 'whatsapp.json'), freshWhatsApp)
  const files = keptFiles(folder && join(folder, 'whatsapp-files'))
  const { state } = kept
  if (state.numbers.length === 0) newNumber(state, DEMO_NUMBER)
  // numbers of an earlier version are the first region's
  for (const number of state.numbers) number.appId ??= localApps.eu.id

  const numbers = playAccounts<WhatsAppNumber, NumberContext, PlayedNumber>({
    provider: 'WhatsApp',
    noun: 'number',
    entries: () => state.numbers,
    idOf: ({ id }) => id,
    describe: whatsappAccount,
    add: (name) => newNumber(state, name),
    now: clock.now,
    start: (number, log, changed) => {
      const context = { state, meta, callbacks, number, files, clock, changed }
      return { context, deliveries: deliverEvents(numberEvents(context), log) }
    },
    view: (context, log) => whatsappView(context, log.lines()),
    acts,
    runs,
    keep: () => {
      parts.keep()
      kept.changed()
    },
    onChange: (account) => onChange('whatsapp', account),
  })

  return {
    state,
    numbers,
    /** The number whose token it is. */
    find: (token: string) => state.numbers.find((each) => each.token === token),
    standIn: {
      kind: 'whatsapp' as const,
      name: 'WhatsApp',
      about: 'Connect with Meta’s dialog, or put a number’s ids and token into the WhatsApp panel.',
      noun: 'number',
      accounts: numbers.accounts,
      addAccount: numbers.addAccount,
      view: numbers.view,
      act: numbers.act,
      file: (_: string, id: string) => {
        const file = state.media[id]
        const bytes = file && files.get(file.kept)
        return bytes && { bytes, type: file.type }
      },
      stop: () => {
        numbers.stop()
        kept.stop()
      },
    },
  }
}

export type WhatsAppPart = ReturnType<typeof whatsappStandIn>
