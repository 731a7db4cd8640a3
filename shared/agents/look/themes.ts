import { type Hex, parseHex } from '#shared/colour'

/** The main colour of each named chat theme; the default agency colour is the specifications' blue. */
const themeColours: Readonly<Record<string, Hex>> = {
  'blue-light': '#0070f3',
  'blue-dark': '#0070f3',
  light: '#0f766e',
  dark: '#0f766e',
}

export const DEFAULT_BRAND: Hex = '#0070f3'

/** The main colour of an agent's widget: its custom theme's primary, else the named theme's. Invalid themes fall back. */
export const brandOf = (agent: {
  readonly theme: string
  readonly customThemeJSONString?: string | undefined
}): Hex => {
  if (agent.theme !== 'custom') return themeColours[agent.theme] ?? DEFAULT_BRAND
  try {
    const custom: unknown = JSON.parse(agent.customThemeJSONString ?? '{}')
    const primary = typeof custom === 'object' && custom !== null && 'primary' in custom ? custom.primary : undefined
    return (typeof primary === 'string' && parseHex(primary)) || DEFAULT_BRAND
  } catch {
    return DEFAULT_BRAND
  }
}
