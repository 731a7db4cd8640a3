import { parse as parseCss } from 'css-tree'
import type { PageElement, PageFacts } from '#functions/onboarding/brand/page-facts'
import type { Hex } from '#shared/colour'
import { coloursIn } from './colours-in.ts'
import type { pageVariables, Resolve } from './page-variables.ts'
import { roleOfClasses } from './role-of-classes.ts'
import { ownShare } from './stock-colours.ts'
import type { Declaration, Selector, StyleSheet } from './style-rule.ts'
import { appearsOn, type Usage, whereUsed } from './where-used.ts'

/** One appearance of a colour. */
export interface Sighting {
  readonly hex: Hex
  readonly usage: Usage
  readonly weight: number
  /** It is only in rules whose selectors match nothing on the page. */
  readonly isAbsent?: boolean
}

/** Weight of rules that match nothing on the page: a script may still use them. */
const ABSENT = 0.08
/** Variables that are named as brand colours: frameworks define dozens of colours that a site never shows. */
const brandName =
  /^--(?:[a-z]+-){0,2}?(?:brand|primary|accent|theme)(?:-(?:color|colour|main|base|default|bg|500|600))?$/i

/** Every colour of a page, and where it is used. */
export const colourSightings = (
  page: PageFacts,
  sheet: StyleSheet,
  variables: ReturnType<typeof pageVariables>,
): Sighting[] => {
  const isThere = appearsOn(page)
  const roleOf = roleOfClasses(page)
  const sightings: Sighting[] = []
  // the same colour on the same part counts once: utility classes must not outweigh the buttons
  const seen = new Set<string>()
  const look = (
    selectors: readonly Selector[],
    declarations: readonly Declaration[],
    resolve: Resolve,
    share: number,
  ): void => {
    for (const { property, value } of declarations) {
      for (const selector of selectors) {
        const part = whereUsed(selector, property, roleOf)
        if (!part) continue
        const isAbsent = !isThere(selector)
        const weight = part.weight * share * (isAbsent ? ABSENT : 1)
        const colours = coloursIn(resolve(value, declarations))
        for (const hex of colours) {
          const key = `${hex} ${part.usage} ${Math.round(weight * 10)}`
          if (seen.has(key)) continue
          seen.add(key)
          sightings.push({ hex, usage: part.usage, weight: (weight * ownShare(hex)) / colours.length, isAbsent })
        }
      }
    }
  }
  for (const { selectors, declarations } of sheet.rules) look(selectors, declarations, variables.resolve, 1)
  for (const element of page.elements)
    if (element.style) look([[asSelector(element)]], declarationsOf(element.style), variables.resolve, 1)
  for (const [name, value] of variables.own) {
    if (!brandName.test(name)) continue
    const text = variables.resolve(value)
    // Tailwind stores the channels alone and wraps them in a function where they are used
    const [hex] = [...coloursIn(text), ...(/^\d[\d.]* [\d.]+% [\d.]+%$/.test(text) ? coloursIn(`hsl(${text})`) : [])]
    if (hex) sightings.push({ hex, usage: 'Brand colour of the site', weight: 8 * ownShare(hex) })
  }
  const bar = page.metas.get('theme-color') ?? page.metas.get('msapplication-tilecolor')
  const [themed] = coloursIn(bar ?? '')
  if (themed) sightings.push({ hex: themed, usage: 'Browser bar', weight: 6 * ownShare(themed) })
  return sightings
}

const asSelector = ({ tag, id, classes }: PageElement) => ({
  tag,
  id: id || undefined,
  classes,
  attributes: [],
  pseudos: [],
})

/** The declarations of a style attribute. */
const declarationsOf = (style: string): Declaration[] => {
  const list = parseCss(style, { context: 'declarationList', parseValue: false, onParseError: () => undefined })
  if (list.type !== 'DeclarationList') return []
  return [...list.children].flatMap((node) =>
    node.type === 'Declaration' && node.value.type === 'Raw'
      ? [{ property: node.property, value: node.value.value }]
      : [],
  )
}
