export const settingsTabs = ['core', 'security', 'technical'] as const
export type SettingsTab = (typeof settingsTabs)[number]
