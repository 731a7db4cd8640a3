import { ImpossibleAct } from '#infra/local/stand-ins/channels/phone-act'
import { isOn, oneOf, turning } from '#infra/local/stand-ins/channels/turn-switches'
import type { BotContext } from './bot-context.ts'
import { block } from './membership-acts.ts'

const seconds = (given: string): number => {
  if (!/^\d{1,5}$/.test(given)) throw new ImpossibleAct(`${given} is no number of seconds.`)
  return Number(given)
}

export const turnSwitch = turning<BotContext>({
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
})
