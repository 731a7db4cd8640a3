import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import { isOn, oneOf } from '#infra/local/stand-ins/channels/read-switch'
import type { BotContext } from './bot-context.ts'
import { block } from './membership-acts.ts'

const seconds = (given: string): number => {
  if (!/^\d{1,5}$/.test(given)) throw new ImpossibleAct(`${given} is no number of seconds.`)
  return Number(given)
}

const switches: Readonly<Record<string, (context: BotContext, value: string, person: string) => void>> = {
  block: (context, value, person) => block(context, person, isOn(value)),
  privacy: ({ bot }, value) => {
    bot.isPrivate = isOn(value)
  },
  'too-many-requests': ({ bot: { faults } }, value) => {
    faults.tooManyRequests = seconds(value)
  },
  hang: ({ bot: { faults } }, value) => {
    faults.hangs = oneOf(value, ['no', 'before', 'after'])
  },
  delivery: ({ bot: { faults } }, value) => {
    faults.delivery = oneOf(value, ['as it should', 'twice', 'shuffled', 'not at all'])
  },
}

/** Turns one of the view's switches. */
export const turnSwitch = (
  context: BotContext,
  { name, value, person = '' }: Extract<PhoneAct, { do: 'switch' }>,
): void => {
  const turn = switches[name]
  if (!turn) throw new ImpossibleAct(`There is no switch ${name}.`)
  turn(context, value, person)
  context.changed()
}
