import { type CssNode, clone, generate, List, parse, type Selector, walk } from 'css-tree'
import { type CssPlace, places } from './places.ts'

/** A rewritten selector, and whether it selects the window itself. */
export interface RewrittenSelector {
  readonly text: string
  readonly isWindow: boolean
}

const pseudoClasses = new Set(
  'hover focus focus-visible focus-within active disabled enabled checked empty placeholder-shown first-child last-child only-child nth-child nth-last-child first-of-type last-of-type only-of-type nth-of-type nth-last-of-type not is where has any-link link lang dir'.split(
    ' ',
  ),
)
const pseudoElements = new Set(
  'before after placeholder marker selection first-letter first-line -webkit-scrollbar -webkit-scrollbar-thumb -webkit-scrollbar-track'.split(
    ' ',
  ),
)
/** Attributes that express a part's state, never a user's input. */
const attributes = /^(dir|lang|open|disabled|aria-(busy|disabled|expanded|hidden|pressed|selected))$/i

/**
 * Replaces stable class names by current ones and scopes the selector to the window. `undefined` when it selects what owners
 * may not style: hosts, slots, the surrounding page, a visitor's input.
 */
export const rewriteSelector = (selector: Selector, place: CssPlace): RewrittenSelector | undefined => {
  if (!isAllowed(selector)) return undefined
  const { whole, inside, names } = places[place]
  const copy = clone(selector) as Selector
  const parts = copy.children.toArray()
  const last = parts.findLastIndex(({ type }) => type === 'Combinator') + 1
  const subject = parts.slice(last)
  const isWindow = subject.some((part) => part.type === 'ClassSelector' && part.name === whole)
  if (isWindow && subject.some(({ type }) => type === 'PseudoElementSelector')) return undefined
  const element = subject.findIndex(({ type }) => type === 'PseudoElementSelector')
  const cut = last + (element < 0 ? subject.length : element)
  copy.children = new List<CssNode>().fromArray(parts.slice(0, cut))
  const after = parts
    .slice(cut)
    .map((part) => generate(part))
    .join('')
  return { text: `${withCurrentNames(copy, names)}${isWindow ? '' : inside}${after}`, isWindow }
}

const isAllowed = (selector: Selector): boolean => {
  let isFine = !selector.children.isEmpty && selector.children.first?.type !== 'Combinator'
  walk(selector, (node) => {
    if (node.type === 'Raw' || node.type === 'NestingSelector') isFine = false
    if (node.type === 'AttributeSelector' && !attributes.test(node.name.name)) isFine = false
    if (node.type === 'TypeSelector' && (node.name.includes('|') || /^(html|body|head)$/i.test(node.name)))
      isFine = false
    if (node.type === 'PseudoClassSelector' && !pseudoClasses.has(node.name.toLowerCase())) isFine = false
    if (node.type === 'PseudoElementSelector' && (!pseudoElements.has(node.name.toLowerCase()) || node.children))
      isFine = false
  })
  return isFine
}

/** Each stable name as `:is(current names)`: a name may map to several classes. */
const withCurrentNames = (selector: Selector, names: ReadonlyMap<string, string>): string => {
  walk(selector, {
    visit: 'ClassSelector',
    enter: (node, item, list) => {
      const found = names.get(node.name)
      if (!found || !item || !list) return
      const is = parse(`:is(${found})`, { context: 'selector' }) as Selector
      if (is.children.first) list.replace(item, list.createItem(is.children.first))
    },
  })
  return generate(selector)
}
