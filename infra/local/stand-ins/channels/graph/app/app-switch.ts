import { playedApps } from '#infra/local/stand-ins/channels/graph/local-app'
import type { Fact, Switch } from '#infra/local/stand-ins/channels/phone-view'
import { oneOf } from '#infra/local/stand-ins/channels/turn-switches'

const names = ['eu', 'na', 'own'] as const

/** Chooses whose facts a phone shows: a region's app, or one that a workspace may bring. */
export const appSwitch = (appId: string): Switch => ({
  name: 'application',
  label: 'App shown below',
  help: 'Each region has one of its own; “own” is one that a workspace may bring.',
  group: 'provider',
  value: names.find((name) => playedApps[name].id === appId) ?? 'eu',
  choices: names.map((value) => ({ value, label: value })),
})

/** The id of the app that the switch is turned to. */
export const appOfSwitch = (value: string): string => playedApps[oneOf(value, names)].id

/** What the App Dashboard shows of an app. */
export const factsOfApp = (appId: string): readonly Fact[] => {
  const app = Object.values(playedApps).find(({ id }) => id === appId)
  return [
    { label: 'App ID', value: appId, isCopied: true },
    { label: 'App secret', value: app?.secret ?? '', isCopied: true },
    ...(app === playedApps.own
      ? [
          { label: 'WhatsApp configuration', value: app.whatsappConfigId, isCopied: true },
          { label: 'Pages configuration', value: app.pagesConfigId, isCopied: true },
        ]
      : []),
  ]
}
