import type { PageElement } from '#functions/onboarding/brand/page-facts'
import type { Compound } from './style-rule.ts'

/** Whether a simple selector matches an element in its initial state. Attribute selectors are assumed to match. */
export const matchesSelector = ({ tag, id, classes, pseudos, attributes }: Compound, element: PageElement): boolean => {
  if (tag === undefined && id === undefined && classes.length === 0 && attributes.length === 0) {
    return pseudos.includes('root') && element.tag === 'html'
  }
  if (tag !== undefined && tag !== '*' && tag !== element.tag) return false
  if (id !== undefined && id !== element.id) return false
  return classes.every((name) => element.classes.includes(name)) && !attributes.some((it) => /dark/i.test(it))
}
