import { revokePageTokens } from '#infra/local/stand-ins/channels/graph/app/tokens'
import { deliveries } from '#infra/local/stand-ins/channels/graph/deliver-events'
import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import { isOn, oneOf } from '#infra/local/stand-ins/channels/read-switch'
import { chatWith, type InboxContext } from './inbox-context.ts'

const switches: Readonly<Record<string, (context: InboxContext, value: string, person: string) => void>> = {
  block: (context, value, person) => {
    chatWith(context, person).isBlocked = isOn(value)
  },
  limit: ({ inbox: { faults } }, value) => {
    faults.limited = Number(oneOf(value, ['0', '4', '613']))
  },
  hang: ({ inbox: { faults } }, value) => {
    faults.hangs = oneOf(value, ['no', 'before', 'after'])
  },
  delivery: ({ inbox: { faults } }, value) => {
    faults.delivery = oneOf(value, deliveries)
  },
  shut: ({ inbox: { faults } }, value) => {
    faults.isShut = isOn(value)
  },
  standby: ({ inbox: { faults } }, value) => {
    faults.isStandby = isOn(value)
  },
  // the app loses the page for good: what it had is not given back
  remove: ({ meta, page }, value) => {
    page.isRemoved = isOn(value)
    if (!page.isRemoved) return
    revokePageTokens(meta, page, 458)
    page.subscriptions = {}
  },
}

/** Turns one of the view's switches. */
export const turnSwitch = (
  context: InboxContext,
  { name, value, person = '' }: Extract<PhoneAct, { do: 'switch' }>,
): void => {
  const turn = switches[name]
  if (!turn) throw new ImpossibleAct(`There is no switch ${name}.`)
  turn(context, value, person)
  context.changed()
}
