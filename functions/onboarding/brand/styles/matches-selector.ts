import type { PageElement } from '#functions/onboarding/brand/page-facts'
import type { Compound } from './style-rule.ts'

/** Whether an element, as the server sent it and nobody touching it, is what a simple selector means. Attributes are taken on trust. */
export const matchesSelector = ({ tag, id, classes, pseudos, attributes }: Compound, element: PageElement): boolean => {
  if (tag === undefined && id === undefined && classes.length === 0 && attributes.length === 0) {
    return pseudos.includes('root') && element.tag === 'html'
  }
  if (tag !== undefined && tag !== '*' && tag !== element.tag) return false
  if (id !== undefined && id !== element.id) return false
  return classes.every((name) => element.classes.includes(name)) && !attributes.some((it) => /dark/i.test(it))
}
