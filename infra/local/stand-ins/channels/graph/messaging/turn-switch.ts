import { appOfSwitch } from '#infra/local/stand-ins/channels/graph/app/app-switch'
import { revokePageTokens } from '#infra/local/stand-ins/channels/graph/app/tokens'
import { faultSwitches } from '#infra/local/stand-ins/channels/graph/graph-faults'
import { OTHER_APP } from '#infra/local/stand-ins/channels/graph/meta-state'
import { isOn, turning } from '#infra/local/stand-ins/channels/turn-switches'
import { chatWith, type InboxContext } from './inbox-context.ts'

export const turnSwitch = turning<InboxContext>({
  ...faultSwitches(({ inbox }: InboxContext) => inbox.faults, ['4', '613']),
  block: (context, value, person) => {
    chatWith(context, person).isBlocked = isOn(value)
  },
  application: ({ page }, value) => {
    page.shownApp = appOfSwitch(value)
  },
  'other-app': ({ page }, value) => {
    if (isOn(value)) page.subscriptions[OTHER_APP] = ['messages']
    else delete page.subscriptions[OTHER_APP]
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
})
