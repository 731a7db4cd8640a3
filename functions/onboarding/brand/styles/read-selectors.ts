import type { CssNode, Raw, SelectorList } from 'css-tree'
import type { Compound, Selector } from './style-rule.ts'

type Building = { tag?: string; id?: string; classes: string[]; attributes: string[]; pseudos: string[] }

/** The selectors of a rule with nesting resolved: `&` is the outer rule's selector, without it a nested one is a descendant. */
export const readSelectors = (prelude: SelectorList | Raw, around: readonly Selector[]): Selector[] => {
  if (prelude.type !== 'SelectorList') return []
  return [...prelude.children].flatMap((node) => {
    if (node.type !== 'Selector') return []
    const { compounds, isNested } = partsOf(node.children)
    if (around.length === 0) return [compounds]
    // one outer selector is enough: where a colour appears matters, not how often
    const [outer = []] = around
    if (!isNested) return [[...outer, ...compounds]]
    const [own, ...rest] = compounds
    const subject = outer.at(-1)
    if (!own || !subject) return [compounds]
    return [[...outer.slice(0, -1), joined(subject, own), ...rest]]
  })
}

const partsOf = (nodes: Iterable<CssNode>): { compounds: Compound[]; isNested: boolean } => {
  const compounds: Building[] = []
  let current: Building | undefined
  let isNested = false
  const own = (): Building => {
    if (!current) {
      current = { classes: [], attributes: [], pseudos: [] }
      compounds.push(current)
    }
    return current
  }
  for (const node of nodes) {
    switch (node.type) {
      case 'Combinator':
        current = undefined
        break
      case 'TypeSelector':
        own().tag = node.name.toLowerCase()
        break
      case 'IdSelector':
        own().id = node.name
        break
      case 'ClassSelector':
        own().classes.push(unescaped(node.name))
        break
      case 'AttributeSelector': {
        const value = node.value?.type === 'String' ? node.value.value : node.value?.name
        own().attributes.push(value === undefined ? node.name.name : `${node.name.name}=${value}`)
        break
      }
      case 'PseudoClassSelector': {
        own().pseudos.push(node.name.toLowerCase())
        // `:is(button, .button)` counts as its first branch; arguments of `:not()` are ignored
        const inner = node.name === 'is' || node.name === 'where' ? node.children?.first : undefined
        const list = inner?.type === 'SelectorList' ? inner.children.first : inner
        const subject = list?.type === 'Selector' ? partsOf(list.children).compounds.at(-1) : undefined
        if (subject) Object.assign(own(), joined({ ...blank, ...own() }, subject))
        break
      }
      case 'PseudoElementSelector':
        own().pseudos.push(node.name.toLowerCase())
        break
      case 'NestingSelector':
        isNested = compounds.length === 0
        own()
        break
    }
  }
  return { compounds: compounds.map((compound) => ({ ...blank, ...compound })), isNested }
}

const blank = { tag: undefined, id: undefined, classes: [], attributes: [], pseudos: [] } as const satisfies Compound

const joined = (one: Compound, other: Compound): Compound => ({
  tag: other.tag ?? one.tag,
  id: other.id ?? one.id,
  classes: [...one.classes, ...other.classes],
  attributes: [...one.attributes, ...other.attributes],
  pseudos: [...one.pseudos, ...other.pseudos],
})

/** css-tree keeps escapes in names: `.md\:flex`. */
const unescaped = (name: string): string =>
  name.replace(/\\([0-9a-f]{1,6}\s?|.)/gi, (_, it: string) =>
    /^[0-9a-f]/i.test(it) ? String.fromCodePoint(Math.min(Number.parseInt(it, 16), 0x10ffff)) : it,
  )
