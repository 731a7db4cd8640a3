import { paletteOf } from '#shared/agents/look/palette'
import type { HandoffSettings } from '#shared/agents/schema'
import { readCustomTheme } from '#web/features/agents/look/custom-theme.ts'
import { t as look } from '#web/features/agents/look/t.ts'
import { t as widget } from '#web/features/agents/widget/t.ts'
import { widgetLanguages } from '#web/features/agents/widget/widget-languages.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import { t } from './t.ts'

const weekday = new Intl.DateTimeFormat(dateLocale, { weekday: 'short', timeZone: 'UTC' })
/** 4 January 1970 was a Sunday. */
const dayName = (day: number) => weekday.format(Date.UTC(1970, 0, 4 + day))

const themeNames: Readonly<Record<string, string>> = {
  'blue-light': look('blueLight'),
  'blue-dark': look('blueDark'),
  light: look('themeLight'),
  dark: look('themeDark'),
  custom: look('custom'),
}
const placeNames: Readonly<Record<string, string>> = {
  'bottom-right': widget('place.bottom-right'),
  'bottom-left': widget('place.bottom-left'),
  popup: widget('place.popup'),
  'full-width': widget('place.full-width'),
}

const isHours = (value: unknown): value is HandoffSettings['hours'][number] =>
  typeof value === 'object' && value !== null && 'days' in value && 'from' in value && 'to' in value

const customTheme = (json: string): string => {
  const { primary, themeType, shades } = readCustomTheme(json, '#000000')
  const theme = t(themeType === 'dark' ? 'darkTheme' : 'lightTheme', { colour: primary })
  const isOwn = paletteOf(primary, themeType).some((shade, at) => shade !== shades[at])
  return isOwn ? t('ownShades', { theme }) : theme
}

/** A setting's value in words; empty for nothing. */
export const settingText = (path: string, value: unknown): string => {
  if (value === undefined || value === '') return ''
  if (typeof value === 'boolean') return t(value ? 'on' : 'off')
  if (typeof value === 'number') return path === 'messageDelayMS' ? t('milliseconds', { count: value }) : String(value)
  if (Array.isArray(value))
    return value
      .map((one: unknown) =>
        isHours(one) ? `${one.days.map(dayName).join(', ')} ${one.from}–${one.to}` : settingText(path, one),
      )
      .join('\n')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (path === 'theme') return themeNames[value] ?? value
  if (path === 'ui.widgetType') return placeNames[value] ?? value
  if (path === 'customThemeJSONString') return customTheme(value)
  if (path === 'lang')
    return value === 'automatic'
      ? widget('automatic')
      : (widgetLanguages(value).find(({ code }) => code === value)?.name ?? value)
  return value
}
