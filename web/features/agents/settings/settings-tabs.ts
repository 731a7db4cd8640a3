export const settingsTabs = ['core', 'security', 'technical', 'handoff'] as const
export type SettingsTab = (typeof settingsTabs)[number]
