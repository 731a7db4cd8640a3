import { appOfSwitch } from '#infra/local/stand-ins/channels/graph/app/app-switch'
import { faultSwitches } from '#infra/local/stand-ins/channels/graph/graph-faults'
import { isOn, turning } from '#infra/local/stand-ins/channels/turn-switches'
import { chatWith, type NumberContext } from './number-context.ts'

export const turnSwitch = turning<NumberContext>({
  ...faultSwitches(({ number }: NumberContext) => number.faults, ['130429', '131056']),
  block: (context, value, person) => {
    chatWith(context, person).isBlocked = isOn(value)
  },
  'hide-number': ({ state }, value, person) => {
    for (const each of state.people) if (each.waId === person) each.hidesNumber = isOn(value)
  },
  application: ({ number }, value) => {
    number.shownApp = appOfSwitch(value)
  },
  'other-app': ({ number: { faults } }, value) => {
    faults.hasOtherApp = isOn(value)
  },
  'reject-templates': ({ number: { faults } }, value) => {
    faults.rejectsTemplates = isOn(value)
  },
})
