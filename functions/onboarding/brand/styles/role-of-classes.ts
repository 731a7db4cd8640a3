import type { PageElement, PageFacts } from '#functions/onboarding/brand/page-facts'

export type Role = 'button' | 'bar'

/** What an element with a colour of its own is: a link with a background looks like a button, whatever it is called. */
const roleOf = ({ tag }: PageElement): Role | undefined => {
  if (tag === 'button' || tag === 'a') return 'button'
  return tag === 'header' || tag === 'nav' ? 'bar' : undefined
}

/**
 * What most elements with a class are. Utility classes (`bg-green-700`) say nothing of what they colour: a page's own
 * elements do. `undefined` for classes on elements of all kinds.
 */
export const roleOfClasses = (
  page: Pick<PageFacts, 'elements'>,
): ((classes: readonly string[]) => Role | undefined) => {
  const roles = new Map<string, Map<Role | 'other', number>>()
  for (const element of page.elements) {
    const role = roleOf(element) ?? 'other'
    for (const name of element.classes) {
      const counted = roles.get(name) ?? new Map()
      counted.set(role, (counted.get(role) ?? 0) + 1)
      roles.set(name, counted)
    }
  }
  return (classes) => {
    const [name] = classes
    const counted = classes.length === 1 && name !== undefined ? roles.get(name) : undefined
    if (!counted) return undefined
    const all = [...counted.values()].reduce((sum, count) => sum + count, 0)
    return (['button', 'bar'] as const).find((role) => (counted.get(role) ?? 0) * 2 > all)
  }
}
