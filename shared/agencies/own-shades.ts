import { hexOfShade, paletteOf } from '#shared/agents/look/palette'
import { contrast, fromOklch, type Hex, hueOf, onColour, parseHex, toOklch } from '#shared/colour'

/** The swatches that a team set by itself, of a stored theme: ten colours; none where they are those of the main colour. */
export const ownShades = (customThemeJSONString: string, primary: Hex): readonly Hex[] => {
  try {
    const stored: unknown = JSON.parse(customThemeJSONString || '{}')
    if (typeof stored !== 'object' || stored === null || !('nineColorPallet' in stored)) return []
    const themeType = 'themeType' in stored && stored.themeType === 'dark' ? 'dark' : 'light'
    const given = Array.isArray(stored.nineColorPallet) ? stored.nineColorPallet.map(String) : []
    if (paletteOf(primary, themeType).every((shade, at) => shade === given[at])) return []
    const shades = given.flatMap((shade) => hexOfShade(shade) ?? parseHex(shade) ?? [])
    return shades.length === 10 ? (themeType === 'dark' ? shades.toReversed() : shades) : []
  } catch {
    return []
  }
}

const READABLE = 4.5

/** The texts that stand on a wash, as web/styles/tokens.css has them. */
const textsOn = (primary: Hex, theme: 'light' | 'dark'): readonly Hex[] => {
  const { l, c, h } = toOklch(primary)
  const tint = c < 0.02 ? 0 : 0.005
  const neutral = (lightness: number, times: number) => fromOklch({ l: lightness, c: tint * times, h: hueOf(primary) })
  return theme === 'light'
    ? [neutral(0.235, 2), neutral(0.46, 2), fromOklch({ l: Math.min(l, 0.48), c, h })]
    : [neutral(0.955, 0.6), neutral(0.74, 1.2), fromOklch({ l: Math.max(l, 0.76), c: Math.min(c, 0.15), h })]
}

const isReadable = (ground: Hex, texts: readonly Hex[]): boolean =>
  texts.every((text) => contrast(text, ground) >= READABLE)

/** Between two colours, as a browser mixes them along a gradient: in sRGB. */
const mixed = (one: Hex, other: Hex, share: number): Hex => {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [Number.parseInt(one.slice(at, at + 2), 16), Number.parseInt(other.slice(at, at + 2), 16)]
    return Math.round(from + (to - from) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const STEPS = Array.from({ length: 17 }, (_, at) => at / 16)

/** Two ends on which a text is readable can have a middle on which it is not. */
const isReadableAlong = (from: Hex, to: Hex, text: Hex): boolean =>
  STEPS.every((share) => isReadable(mixed(from, to, share), [text]))

/** What of a team's swatches the portal draws: the lightest and the darkest behind what is marked, the seventh as a gradient's end. */
export const shadeVariables = (primary: Hex, shades: readonly Hex[]): Readonly<Record<`--${string}`, string>> => {
  const [light, dark, end] = [shades[0], shades[9], shades[6]]
  const isWash =
    light && dark && isReadable(light, textsOn(primary, 'light')) && isReadable(dark, textsOn(primary, 'dark'))
  return {
    ...(isWash ? { '--brand-wash': `light-dark(${light}, ${dark})` } : {}),
    ...(end && isReadableAlong(primary, end, onColour(primary)) ? { '--brand-2': end } : {}),
  }
}
