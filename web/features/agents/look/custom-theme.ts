import { paletteOf } from '#shared/agents/look/palette'
import { type Hex, parseHex } from '#shared/colour'
import type { Palette } from '#web/ui/choice/palette-editor.tsx'

/** Reads `customThemeJSONString`; missing or invalid parts are generated from the fallback colour. */
export const readCustomTheme = (json: string | undefined, fallback: Hex): Palette => {
  const stored = parse(json)
  const primary = (typeof stored.primary === 'string' ? parseHex(stored.primary) : undefined) ?? fallback
  const themeType = stored.themeType === 'dark' ? 'dark' : 'light'
  const own = Array.isArray(stored.nineColorPallet) ? stored.nineColorPallet.map(String) : []
  return { primary, themeType, shades: paletteOf(primary, themeType).map((shade, at) => own[at] ?? shade) }
}

/** Other keys of the text are kept. */
export const writeCustomTheme = (json: string | undefined, { shades, ...theme }: Palette): string =>
  JSON.stringify({ ...parse(json), ...theme, nineColorPallet: shades })

const parse = (json: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(json || '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
