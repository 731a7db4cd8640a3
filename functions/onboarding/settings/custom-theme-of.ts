import { paletteOf } from '#shared/agents/look/palette'
import { DEFAULT_BRAND } from '#shared/agents/look/themes'
import { parseHex } from '#shared/colour'
import type { ThemeMode } from '#shared/onboarding/schema'

/** `customThemeJSONString` of a brand: its colour and the palette of that hue. */
export const customThemeOf = (primaryColor: string, themeType: ThemeMode): string => {
  const primary = parseHex(primaryColor) ?? DEFAULT_BRAND
  return JSON.stringify({ primary, nineColorPallet: paletteOf(primary, themeType), themeType })
}
