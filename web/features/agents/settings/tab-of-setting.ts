import type { SettingsTab } from './settings-tabs.ts'

/** The tab of the setting at a path of the server's issues: `security.spendGuards.perDay`. */
export const tabOfSetting = (path: string): SettingsTab => {
  const key = path.split('.')[0] ?? path
  if (key === 'security' || key === 'handoff') return key
  return key.startsWith('vg') ? 'technical' : 'core'
}
