import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandVariables } from '#shared/agencies/brand-variables'
import { themeUsages, themeVariants } from '#shared/agencies/theme'
import { contrast, type Hex, luminance } from '#shared/colour'
import { themeToken } from '#test/support/browser/theme-token'

const BRANDS = 1000
const TEXT = 4.5

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc
  .tuple(channel, channel, channel)
  .map((parts): Hex => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
/** With swatches of the team's own, of any colours, in half of the brands. */
const brand = fc.record({
  primary: colour,
  shades: fc.oneof(fc.constant([]), fc.array(colour, { minLength: 10, maxLength: 10 })),
})
// always the same thousand
const brands = fc.sample(brand, { numRuns: BRANDS, seed: 20 })

const mixed = (one: Hex, other: Hex, share: number): Hex => {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

type Pair = readonly [what: string, text: Hex, ground: Hex]

/** Every text that the portal draws for one brand in one combination, with what is behind it. */
const pairsOf = (
  { primary, shades }: (typeof brands)[number],
  { usage, variant, theme }: { usage: string; variant: string; theme: 'light' | 'dark' },
): readonly Pair[] => {
  const variables = brandVariables({ primary, shades })
  const token = (name: `--${string}`) => themeToken(theme, name, variables)
  const own = /^light-dark\((#\w+), (#\w+)\)$/.exec(variables['--brand-wash'] ?? '')
  const wash = (own?.[theme === 'light' ? 1 : 2] as Hex | undefined) ?? token('--brand-wash')
  const onBrand = variables['--brand-contrast'] as Hex
  const end = variables['--brand-2'] as Hex
  const away: Hex = luminance(onBrand) > 0.5 ? '#000000' : '#ffffff'
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const grounds = [token('--bg'), token('--surface'), token('--sunken'), wash]
  // fields and quiet buttons lie on --surface, in two of the variants on --sunken
  const field = variant === 'default' || variant === 'bordered' ? token('--surface') : token('--sunken')
  const bar = usage === 'plain' ? [] : usage === 'colorful' ? [primary] : steps.map((step) => mixed(primary, end, step))
  const filled = usage === 'gradient' ? steps.map((step) => mixed(primary, end, step)) : [primary]
  return [
    ...grounds.flatMap((ground): Pair[] => [
      ['text', token('--ink'), ground],
      ['quiet text', token('--ink-2'), ground],
      ['brand text', token('--brand-ink'), ground],
    ]),
    ['field', token('--ink'), field],
    ['placeholder', token('--ink-2'), field],
    ...filled.map((ground): Pair => ['primary button', onBrand, ground]),
    ['primary button under the pointer', onBrand, mixed(primary, away, 0.12)],
    ...bar.map((ground): Pair => ['top bar', onBrand, ground]),
  ]
}

describe('over a thousand random brands, text in the portal keeps 4.5:1', () => {
  const combinations = themeUsages.flatMap((usage) =>
    themeVariants.flatMap((variant) => (['light', 'dark'] as const).map((theme) => ({ usage, variant, theme }))),
  )
  test.each(combinations)('$usage, $variant, $theme', (combination) => {
    const faults = brands.flatMap((each) =>
      pairsOf(each, combination)
        .filter(([, text, ground]) => contrast(text, ground) < TEXT)
        .map(([what, text, ground]) => `${what} ${text} on ${ground} of ${each.primary}`),
    )
    expect(faults).toEqual([])
  })
})
