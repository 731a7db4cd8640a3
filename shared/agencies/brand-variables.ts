import { contrast, fromOklch, type Hex, hueOf, luminance, onColour, toOklch } from '#shared/colour'
import { shadeVariables } from './own-shades.ts'

/** The lightest and darkest surface behind a filled part (--surface of the two themes, without tint). */
const surface = { light: fromOklch({ l: 0.995, c: 0, h: 0 }), dark: fromOklch({ l: 0.215, c: 0, h: 0 }) } as const

/** WCAG 1.4.11: the edge of a control must have 3:1 contrast with its background. */
const needsEdge = (primary: Hex, theme: 'light' | 'dark'): '0' | '1' =>
  contrast(primary, surface[theme]) < 3 ? '1' : '0'

/** The distance of two colours on the hue circle, in degrees. Clipping to sRGB shifts hues, so it is measured, not assumed. */
const hueDistance = (one: Hex, other: Hex): number => {
  const apart = Math.abs(toOklch(one).h - toOklch(other).h)
  return Math.min(apart, 360 - apart)
}

/**
 * The far end of a gradient: up to 18 degrees further round the hue circle, as far as the text keeps 4.5:1; a brand whose
 * neighbours all fail gets no gradient.
 */
export const gradientEnd = (primary: Hex): Hex => {
  const { l, c, h } = toOklch(primary)
  const text = onColour(primary)
  const away = luminance(text) > 0.5 ? -0.03 : 0.03
  const ends = [17, 12, 6].map((degrees) => fromOklch({ l: l + away, c, h: (h + degrees) % 360 }))
  return ends.find((end) => contrast(end, text) >= 4.5 && hueDistance(primary, end) <= 18) ?? primary
}

interface Brand {
  readonly primary: Hex
  /** A CSS font family that replaces both the text and the display face; absent keeps the product's own. */
  readonly font?: string | undefined
  /** Ten swatches, lightest first, where a team set them by itself. A swatch on which text would be hard to read is not drawn. */
  readonly shades?: readonly Hex[] | undefined
}

/** The style variables of a brand (see web/styles/tokens.css): in the dashboard's previews, and in the head of an agency's pages. */
export const brandVariables = ({ primary, font, shades = [] }: Brand): Readonly<Record<`--${string}`, string>> => ({
  '--brand': primary,
  '--brand-2': gradientEnd(primary),
  '--brand-contrast': onColour(primary),
  '--brand-away': luminance(onColour(primary)) > 0.5 ? '#000' : '#fff',
  '--brand-hue': String(hueOf(primary)),
  // A grey brand has no hue to tint the neutrals with.
  '--tint': toOklch(primary).c < 0.02 ? '0' : '.005',
  '--edge-light': needsEdge(primary, 'light'),
  '--edge-dark': needsEdge(primary, 'dark'),
  ...shadeVariables(primary, shades),
  ...(font === undefined ? {} : { '--font-ui': font, '--font-display': font }),
})
