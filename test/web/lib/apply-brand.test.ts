import { describe, expect, it } from 'vitest'
import { brandVariables, gradientEnd } from '#shared/agencies/brand-variables'
import { contrast, fromOklch, type Hex, onColour, parseHex, toOklch } from '#shared/colour'
import { themeToken } from '#test/support/browser/theme-token'

/** Every hue at five depths and four strengths, the greys, the extremes, and brands of real companies. */
const colours: readonly Hex[] = [
  ...Array.from({ length: 24 }, (_, at) => at * 15).flatMap((h) =>
    [0.3, 0.45, 0.6, 0.75, 0.9].flatMap((l) => [0.06, 0.12, 0.2, 0.3].map((c) => fromOklch({ l, c, h }))),
  ),
  ...Array.from({ length: 18 }, (_, at) => fromOklch({ l: at / 17, c: 0, h: 0 })),
  '#0f766e',
  '#0070f3',
  '#be123c',
  '#facc15',
  '#a63d12',
  '#16a34a',
  '#00ff00',
  '#ff00ff',
  '#ffff00',
  '#0000ff',
]
const themes = ['light', 'dark'] as const
const worst = (pairs: readonly (readonly [Hex, Hex])[]) =>
  Math.min(...pairs.map(([one, other]) => contrast(one, other)))

describe('a brand recolours the product and everything stays readable', () => {
  it('is tried with more than a hundred colours', () => {
    expect(new Set(colours).size).toBeGreaterThan(147)
  })

  it.each(themes)('text keeps 4.5:1 on every surface of the %s theme', (theme) => {
    for (const primary of colours) {
      const token = (name: `--${string}`) => themeToken(theme, name, brandVariables({ primary }))
      const surfaces = [token('--bg'), token('--surface'), token('--sunken')]
      for (const ink of ['--ink', '--ink-2'] as const)
        expect(
          worst(surfaces.map((surface) => [token(ink), surface])),
          `${ink} under ${primary}`,
        ).toBeGreaterThanOrEqual(4.5)
      expect(
        contrast(token('--ink-2'), token('--brand-wash')),
        `--ink-2 on the wash of ${primary}`,
      ).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(themes)('text in the brand’s colour keeps 4.5:1 on surfaces and on its own wash in the %s theme', (theme) => {
    for (const primary of colours) {
      const token = (name: `--${string}`) => themeToken(theme, name, brandVariables({ primary }))
      const under = ['--bg', '--surface', '--sunken', '--brand-wash'] as const
      expect(worst(under.map((name) => [token('--brand-ink'), token(name)])), primary).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(themes)('good, warning and bad keep 4.5:1 on surfaces and on their washes in the %s theme', (theme) => {
    for (const primary of colours) {
      const token = (name: `--${string}`) => themeToken(theme, name, brandVariables({ primary }))
      for (const tone of ['ok', 'warn', 'bad'] as const) {
        const pairs = ['--surface', '--bg', `--${tone}-wash`] as const
        expect(
          worst(pairs.map((name) => [token(`--${tone}`), token(name)])),
          `${tone} under ${primary}`,
        ).toBeGreaterThanOrEqual(4.5)
        expect(contrast(token('--ink-2'), token(`--${tone}-wash`))).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it.each(themes)('focus rings and input borders keep 3:1 in the %s theme', (theme) => {
    for (const primary of colours) {
      const token = (name: `--${string}`) => themeToken(theme, name, brandVariables({ primary }))
      expect(
        worst([
          [token('--focus'), token('--surface')],
          [token('--focus'), token('--bg')],
        ]),
        primary,
      ).toBeGreaterThanOrEqual(3)
      expect(
        worst([
          [token('--line-strong'), token('--surface')],
          [token('--line-strong'), token('--bg')],
        ]),
        primary,
      ).toBeGreaterThanOrEqual(3)
    }
  })

  it('text on a filled part keeps 4.5:1 for any colour, at both ends of a gradient', () => {
    for (const primary of colours) {
      expect(contrast(primary, onColour(primary)), primary).toBeGreaterThanOrEqual(4.5)
      expect(contrast(gradientEnd(primary), onColour(primary)), `gradient of ${primary}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('a gradient turns the hue by 18 degrees at most', () => {
    for (const primary of colours) {
      const turn = Math.abs(toOklch(gradientEnd(primary)).h - toOklch(primary).h)
      expect(Math.min(turn, 360 - turn), primary).toBeLessThanOrEqual(18)
    }
  })

  it('a filled part that would vanish gets an edge, others do not', () => {
    expect(brandVariables({ primary: '#facc15' })).toMatchObject({ '--edge-light': '1', '--edge-dark': '0' })
    expect(brandVariables({ primary: '#0f172a' })).toMatchObject({ '--edge-light': '0', '--edge-dark': '1' })
    expect(brandVariables({ primary: '#0070f3' })).toMatchObject({ '--edge-light': '0', '--edge-dark': '0' })
  })

  it('hovering a filled part never costs contrast', () => {
    expect(brandVariables({ primary: '#0f766e' })['--brand-away']).toBe('#000')
    expect(brandVariables({ primary: '#facc15' })['--brand-away']).toBe('#fff')
  })

  it('a grey brand leaves the neutrals grey', () => {
    expect(brandVariables({ primary: '#808080' })['--tint']).toBe('0')
  })
})

describe('a hex field', () => {
  it.each([
    ['#be123c', '#be123c'],
    ['BE123C', '#be123c'],
    [' #0070F3 ', '#0070f3'],
    ['#fff', undefined],
    ['#be123cff', undefined],
    ['red', undefined],
    ['', undefined],
  ])('reads %j as %j', (typed, hex) => expect(parseHex(typed)).toBe(hex))
})
