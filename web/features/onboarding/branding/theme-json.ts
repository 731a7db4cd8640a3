import { paletteOf } from '#shared/agents/look/palette'
import type { Hex } from '#shared/colour'
import type { ThemeMode } from '#shared/onboarding/schema'

/** `customThemeJSONString` of a brand: its colour and the palette of that hue. */
export const themeJson = (primary: Hex, themeType: ThemeMode): string =>
  JSON.stringify({ primary, themeType, nineColorPallet: paletteOf(primary, themeType) })
