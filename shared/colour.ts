/**
 * Colour arithmetic that the server (public agent), the widget and the dashboard must agree on.
 * Pure and tiny: sRGB hex in, numbers out. Conversions after Björn Ottosson's OKLab (https://bottosson.github.io/posts/oklab/),
 * contrast after WCAG 2.2.
 */
export type Hex = `#${string}`

export interface Oklch {
  /** Lightness 0 to 1. */
  readonly l: number
  /** Chroma, 0 to about 0.37 inside sRGB. */
  readonly c: number
  /** Hue in degrees, 0 to 360; 0 for greys. */
  readonly h: number
}

type Triple = readonly [number, number, number]

const white: Hex = '#ffffff'
const nearBlack: Hex = '#0b0f14'
const black: Hex = '#000000'

/** Exactly six hex digits after an optional `#`, lower-cased with the `#`; anything else is undefined. */
export const parseHex = (text: string): Hex | undefined => {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1]
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`
}

/** Three or six hex digits after an optional `#`, as six lower-cased ones with the `#`; anything else is undefined. */
export const parseShortHex = (text: string): Hex | undefined => {
  const short = /^#?([0-9a-f]{3})$/i.exec(text.trim())?.[1]
  return parseHex(short === undefined ? text : short.replace(/./g, '$&$&'))
}

const toLinear = (byte: number): number => {
  const v = byte / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}
const fromLinear = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

const linearChannels = (hex: Hex): Triple => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [toLinear((value >> 16) & 255), toLinear((value >> 8) & 255), toLinear(value & 255)]
}

/** WCAG relative luminance, 0 to 1. */
export const luminance = (hex: Hex): number => {
  const [r, g, b] = linearChannels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio, 1 to 21, in either order. */
export const contrast = (one: Hex, other: Hex): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const toOklch = (hex: Hex): Oklch => {
  const [r, g, b] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const c = Math.hypot(a, bb)
  const h = c < 0.002 ? 0 : ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c, h }
}

/** Outside sRGB each channel is clipped, as browsers paint it. */
export const fromOklch = ({ l, c, h }: Oklch): Hex => {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear: Triple = [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ]
  const byte = (v: number) => Math.round(Math.min(1, Math.max(0, fromLinear(v))) * 255)
  return `#${linear.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`
}

/**
 * The text colour on a filled part: white if it reads at 4.5:1, else near-black, and pure black in the narrow band of
 * mid-tones (luminance .184 to .197) where neither reaches 4.5:1. So text on any colour has 4.5:1.
 */
export const onColour = (hex: Hex): Hex => {
  if (contrast(hex, white) >= 4.5) return white
  return contrast(hex, nearBlack) >= 4.5 ? nearBlack : black
}

/** The hue that tints the neutrals, in degrees with one decimal. */
export const hueOf = (hex: Hex): number => Math.round(toOklch(hex).h * 10) / 10
