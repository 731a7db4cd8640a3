import type { ChangeArea } from './changes-between.ts'

/** Where people change a setting, by its path. */
export const areaOf = (path: string): ChangeArea => {
  const key = path.split('.')[0] ?? path
  if (prompts.has(key)) return 'prompt'
  return looks.has(key) ? 'widget' : 'settings'
}

const prompts = new Set([
  'enableNodes',
  'vg_systemPrompt',
  'vg_initPrompt',
  'vg_initMessages',
  'vg_enableUIEngine',
  'onlyAnswerFromKnowledge',
])
const looks = new Set([
  'title',
  'description',
  'theme',
  'customThemeJSONString',
  'ADVANCED_customCSS',
  'fontFamily',
  'scrollAnimation',
  'roundedImageURL',
  'chatBgURL',
  'branding',
  'proactiveMessage',
  'messageDelayMS',
  'autoOpenWidget',
  'autoStartWidget',
  'syncBrowser',
  'listenForUrlChanges',
  'lang',
  'enableGeoAnalytics',
  'UIhandoffTitle',
  'UIhandoffSubtitle',
  'whatsappPhoneNumber',
  'ui',
])
