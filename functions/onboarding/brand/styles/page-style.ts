import type { PageElement, PageFacts } from '#functions/onboarding/brand/page-facts'
import { type Hex, luminance } from '#shared/colour'
import type { ThemeMode } from '#shared/onboarding/schema'
import { coloursIn } from './colours-in.ts'
import { matchesSelector } from './matches-selector.ts'
import type { Resolve } from './page-variables.ts'
import type { Compound, StyleSheet } from './style-rule.ts'

/** The page's own background, theme and font, without user preferences. */
export interface PageStyle {
  readonly background: Hex | undefined
  readonly themeMode: ThemeMode
  readonly fontFamily: string | undefined
}

/** Luminance between light and dark; brand backgrounds of medium lightness mostly have white text. */
const DARK_BELOW = 0.22

export const pageStyle = (page: PageFacts, sheet: StyleSheet, resolve: Resolve): PageStyle => {
  const valueOn = (element: PageElement, properties: readonly string[]) => winning(sheet, element, properties, resolve)
  // a picture lies on the colour; without one, a gradient's first colour is the background
  const colourOn = (element: PageElement) =>
    coloursIn(lowest(valueOn(element, ['background', 'background-color'])))[0] ??
    coloursIn(lowest(valueOn(element, ['background-image'])))[0]
  const background = colourOn(page.body) ?? colourOn(page.html)
  const scheme = valueOn(page.html, ['color-scheme']) ?? page.metas.get('color-scheme') ?? ''
  const ink = coloursIn(valueOn(page.body, ['color']) ?? '')[0]
  return { background, themeMode: modeOf(background, scheme, ink), fontFamily: fontOf(page, sheet, valueOn) }
}

/** The last layer of a background, on which the others lie. */
const lowest = (value = ''): string => {
  let depth = 0
  let from = 0
  for (let at = 0; at < value.length; at++) {
    if (value[at] === '(') depth++
    if (value[at] === ')') depth--
    if (value[at] === ',' && depth === 0) from = at + 1
  }
  return value.slice(from)
}

const modeOf = (background: Hex | undefined, scheme: string, ink: Hex | undefined): ThemeMode => {
  if (background) return luminance(background) < DARK_BELOW ? 'dark' : 'light'
  if (/dark/.test(scheme) && !/light/.test(scheme)) return 'dark'
  // white text without a background is on a picture or on a part that a script paints
  return ink && luminance(ink) > 0.8 ? 'dark' : 'light'
}

type ValueOn = (element: PageElement, properties: readonly string[]) => string | undefined

const fontOf = (page: PageFacts, { fontFaces }: StyleSheet, valueOn: ValueOn): string | undefined => {
  const candidates = [valueOn(page.body, ['font-family', 'font']), valueOn(page.html, ['font-family', 'font'])]
  for (const candidate of candidates) {
    const family = ownTypeface(candidate)
    if (family) return family
  }
  const own = [...new Set(fontFaces)].filter((name) => !/icon|awesome|symbol|glyph/i.test(name))
  return own.length === 1 ? own[0] : undefined
}

const generic =
  /^(inherit|initial|unset|revert|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|-apple-system|blinkmacsystemfont|emoji|math|var\(.*|.*!important)$/i

/** The families of the shorthand follow the size: `italic 700 1rem/1.5 "Inter", sans-serif`. */
const size = /(?<![\w.%])[a-z_.%]*\d[\w.%]*(?:\s*\/\s*[\w.%]+)?\s+(?=["'a-z])/i

/** The families of a font stack; `undefined` if it begins with a system font. */
const ownTypeface = (value = ''): string | undefined => {
  const before = size.exec(value)
  const list = before ? value.slice(before.index + before[0].length) : value
  const families = list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''))
  const [first = ''] = families
  if (!first || generic.test(first) || !/[a-z]/i.test(first)) return undefined
  return families
    .filter((name) => name && !/^var\(/.test(name))
    .slice(0, 6)
    .join(', ')
    .slice(0, 200)
}

/** An element's value by the cascade: its style attribute, else the most specific rule, else the last. */
const winning = (
  sheet: StyleSheet,
  element: PageElement,
  properties: readonly string[],
  resolve: Resolve,
): string | undefined => {
  const own = new RegExp(`(?:^|;)\\s*(?:${properties.join('|')})\\s*:\\s*([^;]+)`, 'i').exec(element.style)?.[1]
  if (own) return resolve(own)
  let best: { readonly weight: number; readonly value: string } | undefined
  for (const { selectors, declarations } of sheet.rules) {
    const weights = selectors.flatMap((selector) => {
      const [subject] = selector
      return selector.length === 1 && subject && isPlain(subject) && matchesSelector(subject, element)
        ? [specificity(subject)]
        : []
    })
    if (weights.length === 0) continue
    const weight = Math.max(...weights)
    for (const { property, value } of declarations) {
      if (!properties.includes(property) || (best && weight < best.weight)) continue
      const resolved = resolve(value, declarations)
      if (/^(transparent|none|inherit|initial|unset)$/i.test(resolved.trim())) continue
      best = { weight, value: resolved }
    }
  }
  return best?.value
}

const isPlain = ({ pseudos, tag, classes, id }: Compound): boolean =>
  pseudos.every((name) => name === 'root' || name === 'is' || name === 'where') &&
  !(tag === '*' && classes.length === 0 && !id)

const specificity = ({ id, classes, pseudos, attributes }: Compound): number =>
  (id ? 100 : 0) + (classes.length + attributes.length + pseudos.length) * 10 + 1
