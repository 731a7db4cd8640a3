import { parseHex, toOklch } from '#shared/colour'
import type { BrandColour } from '#shared/onboarding/schema'
import { ownShare } from './stock-colours.ts'

/** Degrees of hue below which two colours are shades of one. */
const SHADE = 30
/** What most sites show in their brand's colour. */
const telling = /^(Buttons|Brand colour|Links|Header)/i
const UNCERTAIN = 0.3

/**
 * How likely the first of a site's colours is its main one: by how far it is ahead of the next colour of another hue. Greys,
 * stock colours, and colours that no button, link or header has are guesses at best.
 */
export const colourConfidence = (colours: readonly BrandColour[]): number => {
  const [first, ...others] = colours
  if (!first) return 0
  if (isGrey(first) || ownShare(first.hex) < 1 || !telling.test(first.usage)) return UNCERTAIN
  const rival = others.find((one) => !isGrey(one) && hueBetween(first, one) > SHADE)
  const share = first.weight / (first.weight + (rival?.weight ?? 0))
  return Math.round(share * 100) / 100
}

const lch = ({ hex }: BrandColour) => toOklch(parseHex(hex) ?? '#000000')

const isGrey = (colour: BrandColour): boolean => lch(colour).c < 0.035

const hueBetween = (one: BrandColour, other: BrandColour): number => {
  const between = Math.abs(lch(one).h - lch(other).h)
  return Math.min(between, 360 - between)
}
