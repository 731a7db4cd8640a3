import type { AgencySettings } from '#shared/agencies/schema'
import { t } from '#web/features/agencies/t.ts'

const fields: readonly (keyof AgencySettings)[] = [
  'name',
  'brandingText',
  'squarePhotoURL',
  'darkModeSquarePhotourl',
  'faviconURL',
  'supportEmail',
  'mainWebsite',
  'tosPage',
  'privacyPolicypPage',
  'address',
  'googleFont',
  'themeColorUsage',
  'themeVariant',
  'customThemeJSONString',
  'customCSS',
  'settings',
  'customTabs',
]

/** What the save bar calls a setting. */
export const labelOf = (name: string): string => {
  const field = fields.find((each) => each === name)
  return field ? t(field) : name
}
