import { type Hex, parseHex } from '#shared/colour'

type Hsl = readonly [hue: number, saturation: number, lightness: number]

/** Specification 1, section 9: ten shades from lightness 100 down to 10, of which the first counts as 95 and the last as 5. */
const LIGHTNESS = [95, 90, 80, 70, 60, 50, 40, 30, 20, 5] as const

/** CSS Color 4, section 7.1: degrees and percent. */
const hslOf = (hex: Hex): Hsl => {
  const value = Number.parseInt(hex.slice(1), 16)
  const [r, g, b] = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((byte) => byte / 255) as [
    number,
    number,
    number,
  ]
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [light, spread] = [(max + min) / 2, max - min]
  if (spread === 0) return [0, 0, light * 100]
  const turn = max === r ? (g - b) / spread + 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return [(turn * 60) % 360, (spread / (1 - Math.abs(2 * light - 1))) * 100, light * 100]
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** A colour as a theme stores it: hue, saturation and lightness, `200, 50%, 95%`. */
export const shadeOf = (hex: Hex): string => {
  const [h, s, l] = hslOf(hex)
  return `${tenth(h)}, ${tenth(s)}%, ${tenth(l)}%`
}

/** The colour of a stored shade; `undefined` for anything else. */
export const hexOfShade = (shade: string): Hex | undefined => {
  const [found, ...numbers] = /^\s*([\d.]+)(?:deg)?,?\s+([\d.]+)%,?\s+([\d.]+)%\s*$/.exec(shade) ?? []
  if (found === undefined) return undefined
  const [h, s, l] = numbers.map(Number) as [number, number, number]
  // CSS Color 4, section 7.1
  const channel = (n: number) => {
    const at = (n + h / 30) % 12
    const a = (Math.min(s, 100) / 100) * Math.min(l / 100, 1 - l / 100)
    const byte = Math.round(255 * (l / 100 - a * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
    return byte.toString(16).padStart(2, '0')
  }
  return parseHex(`${channel(0)}${channel(8)}${channel(4)}`)
}

/** The ten shades of a colour's hue, lightest first; dark themes from the dark end. */
export const paletteOf = (primary: Hex, themeType: 'light' | 'dark'): readonly string[] => {
  const [h, s] = hslOf(primary)
  const shades = LIGHTNESS.map((lightness) => `${Math.round(h) % 360}, ${Math.round(s)}%, ${lightness}%`)
  return themeType === 'dark' ? shades.reverse() : shades
}
