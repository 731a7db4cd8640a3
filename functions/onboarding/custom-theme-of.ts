import { converter } from 'culori'
import { parseHex } from '#shared/colour'
import type { ThemeMode } from '#shared/onboarding/schema'

/** Specification 1, section 9: ten shades from lightness 100 down to 10, of which the first counts as 95 and the last as 5. */
const LIGHTNESS = [95, 90, 80, 70, 60, 50, 40, 30, 20, 5] as const

const hsl = converter('hsl')

/** `customThemeJSONString` of a brand: its colour and the palette of that hue, dark themes from the dark end. */
export const customThemeOf = (primaryColor: string, themeType: ThemeMode): string => {
  const primary = parseHex(primaryColor) ?? primaryColor
  const { h = 0, s } = hsl(primary) ?? { s: 0 }
  const shades = LIGHTNESS.map((lightness) => `${Math.round(h)}, ${Math.round(s * 100)}%, ${lightness}%`)
  return JSON.stringify({
    primary,
    nineColorPallet: themeType === 'dark' ? shades.reverse() : shades,
    themeType,
  })
}
