import { type Hex, toOklch } from '#shared/colour'
import { MAX_BRAND_COLOURS } from '#shared/onboarding/limits'
import type { BrandColour } from '#shared/onboarding/schema'
import type { Sighting } from './colour-sightings.ts'
import type { Usage } from './where-used.ts'

interface Group {
  readonly hex: Hex
  readonly weight: number
  readonly usages: ReadonlyMap<Usage, number>
}

/** Colours nearer than this (in OKLab) are merged: hover shades remain distinct, rounding errors do not. */
const SAME = 0.035
/** Below this chroma a colour is a grey with a tint. */
const NEUTRAL = 0.035
/** Neutrals that are shown even when there are eleven colours. */
const KEPT_NEUTRALS = 3
/** Colours with a smaller share are ignored: an icon's shadow, another company's logo. */
const MIN_SHARE = 0.004

/** Ranks colours: near-duplicates merged, colours before greys, each with its share and its main uses. */
export const rankColours = (sightings: readonly Sighting[]): BrandColour[] => {
  // colours of rules that match nothing only count if the page shows no colour at all
  const shown = sightings.filter(({ isAbsent }) => !isAbsent)
  const groups = merged(shown.some(({ hex }) => !isNeutral(hex)) ? shown : sightings)
  const total = groups.reduce((sum, { weight }) => sum + weight, 0)
  const seen = groups.filter(({ weight }) => weight / total >= MIN_SHARE)
  const chromatic = seen.filter(({ hex }) => !isNeutral(hex))
  const neutral = seen.filter(({ hex }) => isNeutral(hex))
  const kept = Math.min(KEPT_NEUTRALS, neutral.length)
  return [...chromatic.slice(0, MAX_BRAND_COLOURS - kept), ...neutral]
    .slice(0, MAX_BRAND_COLOURS)
    .map(({ hex, weight, usages }) => ({
      hex,
      usage: inWords(usages),
      weight: Math.round((weight / total) * 1000) / 1000,
    }))
}

const merged = (sightings: readonly Sighting[]): Group[] => {
  const exact = new Map<Hex, { weight: number; usages: Map<Usage, number> }>()
  for (const { hex, usage, weight } of sightings) {
    const known = exact.get(hex) ?? { weight: 0, usages: new Map() }
    known.weight += weight
    known.usages.set(usage, (known.usages.get(usage) ?? 0) + weight)
    exact.set(hex, known)
  }
  const byWeight = [...exact]
    .map(([hex, it]) => ({ hex, ...it }))
    .sort((a, b) => b.weight - a.weight || (a.hex < b.hex ? -1 : 1))
  const groups: { hex: Hex; weight: number; usages: Map<Usage, number> }[] = []
  // beyond a few hundred colours the weights are negligible
  for (const one of byWeight.slice(0, 400)) {
    const same = groups.find(({ hex }) => distance(hex, one.hex) < SAME)
    if (!same) {
      groups.push(one)
      continue
    }
    same.weight += one.weight
    for (const [usage, weight] of one.usages) same.usages.set(usage, (same.usages.get(usage) ?? 0) + weight)
  }
  return groups.sort((a, b) => b.weight - a.weight)
}

const isNeutral = (hex: Hex): boolean => {
  const { c, l } = toOklch(hex)
  return c < NEUTRAL || l < 0.12 || l > 0.985
}

const distance = (one: Hex, other: Hex): number => {
  const [a, b] = [toOklch(one), toOklch(other)]
  const at = ({ c, h }: typeof a) => [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const
  const [ax, ay] = at(a)
  const [bx, by] = at(b)
  return Math.hypot(a.l - b.l, ax - bx, ay - by)
}

/** The two main uses ("Buttons and links"), the second only if it is significant. */
const inWords = (usages: ReadonlyMap<Usage, number>): string => {
  const sorted = [...usages].sort(([, a], [, b]) => b - a)
  const [first, second] = sorted
  if (!first) return ''
  const isTwofold = second && second[1] >= first[1] * 0.15 && second[0] !== 'Details'
  if (first[0] === 'Details' && isTwofold) return second[0]
  return isTwofold ? `${first[0]} and ${second[0].charAt(0).toLowerCase()}${second[0].slice(1)}` : first[0]
}
