import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import { playedApps } from './discord-app.ts'
import type { DiscordContext } from './discord-context.ts'
import { offeredIn } from './offered-in.ts'

const oneOf = <Value extends string>(given: string, values: readonly Value[]): Value => {
  const value = values.find((each) => each === given)
  if (value === undefined) throw new ImpossibleAct(`There is no ${given} here: ${values.join(', ')}.`)
  return value
}

const switches: Readonly<Record<string, (context: DiscordContext, value: string) => void>> = {
  limit: ({ channel: { faults } }, value) => {
    faults.limited = Number(oneOf(value, ['0', '2', '30']))
  },
  hang: ({ channel: { faults } }, value) => {
    faults.hangs = oneOf(value, ['no', 'before', 'after'])
  },
  signs: ({ channel: { faults } }, value) => {
    faults.signs = oneOf(value, ['as it should', 'wrong', 'stale', 'twice'])
  },
  application: ({ channel }, value) => {
    channel.shownApp = oneOf(value, playedApps)
  },
  acks: ({ gateway }, value) => {
    gateway.faults.isSilent = oneOf(value, ['on', 'off']) === 'off'
  },
  content: ({ gateway }, value) => {
    gateway.faults.hasContentIntent = oneOf(value, ['on', 'off']) === 'on'
  },
  installed: (context, value) => {
    offeredIn(context).own.isInstalled = oneOf(value, ['on', 'off']) === 'on'
  },
}

/** Turns one of the view's switches. */
export const turnSwitch = (context: DiscordContext, { name, value }: Extract<PhoneAct, { do: 'switch' }>): void => {
  const turn = switches[name]
  if (!turn) throw new ImpossibleAct(`There is no switch ${name}.`)
  turn(context, value)
  context.changed()
}
