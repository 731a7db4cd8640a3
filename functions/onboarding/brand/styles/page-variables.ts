import type { PageFacts } from '#functions/onboarding/brand/page-facts'
import { matchesSelector } from './matches-selector.ts'
import type { Declaration, StyleSheet } from './style-rule.ts'

const MAX_LENGTH = 4000
const MAX_ROUNDS = 12

export type Resolve = (value: string, local?: readonly Declaration[]) => string

/**
 * Resolves `var()` with fallbacks. The page's own definitions (`:root`, `html`, `body` and their classes) come first, then any
 * other of that name; a rule's own come before both. Undefined variables are left in place.
 */
export const pageVariables = (
  { rules }: StyleSheet,
  page: PageFacts,
): { readonly own: ReadonlyMap<string, string>; readonly resolve: Resolve } => {
  const own = new Map<string, string>()
  const other = new Map<string, string>()
  for (const { selectors, declarations } of rules) {
    const isOwn = selectors.some((selector) => isOfPage(selector, page))
    for (const { property, value } of declarations) {
      if (!property.startsWith('--')) continue
      if (isOwn) own.set(property, value.trim())
      else if (!other.has(property)) other.set(property, value.trim())
    }
  }
  for (const { style } of [page.html, page.body])
    for (const [, name, value] of style.matchAll(/(?<![\w-])(--[\w-]+)\s*:\s*([^;]*)/g))
      if (name && value) own.set(name, value.trim())

  const resolve: Resolve = (value, local = []) => {
    let text = value
    for (let round = 0; round < MAX_ROUNDS && text.includes('var('); round++) {
      const next = once(
        text,
        (name) => local.find(({ property }) => property === name)?.value ?? own.get(name) ?? other.get(name),
      )
      if (next === text || next.length > MAX_LENGTH) break
      text = next
    }
    return text
  }
  return { own, resolve }
}

const isOfPage = (selector: readonly Parameters<typeof matchesSelector>[0][], page: PageFacts): boolean => {
  const [subject] = selector
  if (!subject || selector.length > 1) return false
  if (subject.pseudos.some((name) => name !== 'root' && name !== 'host' && name !== 'where' && name !== 'is'))
    return false
  if (subject.pseudos.includes('root') || subject.pseudos.includes('host'))
    return (
      subject.classes.every((name) => page.html.classes.includes(name)) &&
      subject.attributes.every((it) => !/dark/.test(it))
    )
  return matchesSelector(subject, page.html) || matchesSelector(subject, page.body)
}

/** One round: every outermost `var(--name, fallback)` whose name is known, or that has a fallback. */
const once = (text: string, definitionOf: (name: string) => string | undefined): string => {
  let result = ''
  let at = 0
  for (;;) {
    const start = text.indexOf('var(', at)
    if (start < 0) return result + text.slice(at)
    const end = closing(text, start + 3)
    if (end < 0) return result + text.slice(at)
    const inside = text.slice(start + 4, end)
    const comma = inside.indexOf(',')
    const name = (comma < 0 ? inside : inside.slice(0, comma)).trim()
    const value = definitionOf(name) ?? (comma < 0 ? undefined : inside.slice(comma + 1).trim())
    result += text.slice(at, start) + (value ?? text.slice(start, end + 1))
    at = end + 1
  }
}

const closing = (text: string, open: number): number => {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return -1
}
