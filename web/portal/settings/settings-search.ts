/** The dashboard's tabs of settings and of the widget that have a field of a client's; `advanced` unless those are hidden. */
export const settingsTabs = ['core', 'look', 'opening', 'behaviour', 'handoff', 'advanced'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export const readSettingsSearch = ({
  tab,
}: {
  readonly tab?: unknown
}): { readonly tab?: SettingsTab | undefined } => ({
  tab: settingsTabs.find((name) => name === tab),
})
