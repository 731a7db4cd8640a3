import { type Hex, parseHex } from '#shared/colour'

export interface CustomTheme {
  readonly primary: Hex
  readonly themeType: 'light' | 'dark'
}

/** Reads `customThemeJSONString`; what is missing or broken takes the fallback colour. Other keys in it are kept by `writeCustomTheme`. */
export const readCustomTheme = (json: string | undefined, fallback: Hex): CustomTheme => {
  const stored = parse(json)
  return {
    primary: (typeof stored.primary === 'string' ? parseHex(stored.primary) : undefined) ?? fallback,
    themeType: stored.themeType === 'dark' ? 'dark' : 'light',
  }
}

export const writeCustomTheme = (json: string | undefined, theme: CustomTheme): string =>
  JSON.stringify({ ...parse(json), ...theme })

const parse = (json: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(json || '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
