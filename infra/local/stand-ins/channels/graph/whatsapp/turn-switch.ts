import { deliveries } from '#infra/local/stand-ins/channels/graph/deliver-events'
import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import { isOn, oneOf } from '#infra/local/stand-ins/channels/read-switch'
import { chatWith, type NumberContext } from './number-context.ts'

const switches: Readonly<Record<string, (context: NumberContext, value: string, person: string) => void>> = {
  block: (context, value, person) => {
    chatWith(context, person).isBlocked = isOn(value)
  },
  'hide-number': ({ state }, value, person) => {
    for (const each of state.people) if (each.waId === person) each.hidesNumber = isOn(value)
  },
  limit: ({ number: { faults } }, value) => {
    faults.limited = Number(oneOf(value, ['0', '130429', '131056']))
  },
  hang: ({ number: { faults } }, value) => {
    faults.hangs = oneOf(value, ['no', 'before', 'after'])
  },
  delivery: ({ number: { faults } }, value) => {
    faults.delivery = oneOf(value, deliveries)
  },
  shut: ({ number: { faults } }, value) => {
    faults.isShut = isOn(value)
  },
  'reject-templates': ({ number: { faults } }, value) => {
    faults.rejectsTemplates = isOn(value)
  },
}

/** Turns one of the view's switches. */
export const turnSwitch = (
  context: NumberContext,
  { name, value, person = '' }: Extract<PhoneAct, { do: 'switch' }>,
): void => {
  const turn = switches[name]
  if (!turn) throw new ImpossibleAct(`There is no switch ${name}.`)
  turn(context, value, person)
  context.changed()
}
