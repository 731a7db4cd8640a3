import { type Atrule, type Block, type CssNode, type Declaration, generate, parse, type Rule } from 'css-tree'
import { checkValue } from './check-value.ts'
import { isAllowedOnWindow, isAllowedProperty } from './is-allowed-property.ts'
import { refusals } from './refusals.ts'
import { rewriteSelector } from './rewrite-selector.ts'

const MAX_CSS_CHARACTERS = 100_000
const MAX_RULES = 2000
const MAX_AT_RULE_DEPTH = 4

/** A part of the CSS that is not applied: unreadable, or left out for a reason. Lines and columns count from 1. */
export interface CssNote {
  readonly kind: 'error' | 'left-out'
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  readonly message: string
}

export interface SanitisedCss {
  /** The CSS that the widget may apply: every rule is scoped to the chat, none makes a request. May be empty. */
  readonly css: string
  readonly notes: readonly CssNote[]
}

/**
 * Makes an owner's CSS safe on customers' pages: an allow-list of at-rules, selectors, properties and functions over a
 * parsed tree, from which the CSS is generated. `!important` is dropped: owners' rules override the chat's anyway, and must
 * never override a visitor's system preferences.
 */
export const sanitiseCss = (source: string): SanitisedCss => {
  const notes: CssNote[] = []
  const note = (kind: CssNote['kind'], { loc }: Pick<CssNode, 'loc'>, message: string) => {
    const { start, end } = loc ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }
    notes.push({ kind, line: start.line, column: start.column, endLine: end.line, endColumn: end.column, message })
  }
  if (source.length > MAX_CSS_CHARACTERS) {
    note('error', {}, refusals.tooLong)
    return { css: '', notes }
  }
  const tree = parse(source, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ offset, message }) => {
      const before = source.slice(0, offset).split('\n')
      const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
      notes.push({
        kind: 'error',
        ...at,
        endLine: at.line,
        endColumn: at.column + 1,
        message: refusals.syntax(message),
      })
    },
  })
  let rules = 0

  const declarations = (block: Block, isWindow: boolean): string =>
    block.children
      .toArray()
      .flatMap((node) => {
        if (node.type === 'Declaration') return declaration(node, isWindow) ?? []
        if (node.type !== 'Raw') note('left-out', node, refusals.nesting)
        return []
      })
      .join(';')

  const declaration = (node: Declaration, isWindow: boolean): string | undefined => {
    const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase()
    const why = !isAllowedProperty(property)
      ? refusals.property(node.property)
      : isWindow && !isAllowedOnWindow(property)
        ? refusals.place(node.property)
        : checkValue(property, node.value, isWindow)
    if (why) note('left-out', node, why)
    return why ? undefined : `${property}:${generate(node.value)}`
  }

  const rule = (node: Rule): string => {
    if (node.prelude.type !== 'SelectorList') return ''
    if (++rules > MAX_RULES) {
      if (rules === MAX_RULES + 1) note('left-out', node, refusals.tooMuch)
      return ''
    }
    const inside: string[] = []
    const ofWindow: string[] = []
    for (const selector of node.prelude.children) {
      const rewritten = selector.type === 'Selector' ? rewriteSelector(selector) : undefined
      if (rewritten) (rewritten.isWindow ? ofWindow : inside).push(rewritten.text)
      else note('left-out', selector, refusals.selector(generate(selector)))
    }
    return [
      [inside, false] as const,
      // a refusal of both kinds of selectors is reported once
      [ofWindow, true] as const,
    ]
      .map(([selectors, isWindow]) => {
        if (selectors.length === 0) return ''
        const body = declarations(node.block, isWindow)
        return body && `${selectors.join(',')}{${body}}`
      })
      .join('')
  }

  const keyframes = (node: Atrule): string => {
    const name = node.prelude ? generate(node.prelude) : ''
    if (!/^[\w-]{1,60}$/.test(name)) {
      note('left-out', node, refusals.value)
      return ''
    }
    const steps = (node.block?.children.toArray() ?? []).flatMap((step) =>
      step.type === 'Rule' && /^[\d.%,a-z ]+$/i.test(generate(step.prelude))
        ? [`${generate(step.prelude)}{${declarations(step.block, false)}}`]
        : [],
    )
    return `@keyframes ${name}{${steps.join('')}}`
  }

  const atRule = (node: Atrule, depth: number): string => {
    const name = node.name.toLowerCase()
    if (name === 'keyframes' || name === '-webkit-keyframes') return keyframes(node)
    const isKnown = (name === 'media' || name === 'supports') && depth < MAX_AT_RULE_DEPTH
    if (!isKnown || !node.block || node.prelude?.type !== 'AtrulePrelude' || hasAddress(node.prelude)) {
      note('left-out', node, refusals.atRule(node.name))
      return ''
    }
    const body = sheet(node.block.children, depth + 1)
    return body && `@${name} ${generate(node.prelude)}{${body}}`
  }

  const sheet = (nodes: Iterable<CssNode>, depth: number): string =>
    [...nodes]
      .map((node) => (node.type === 'Rule' ? rule(node) : node.type === 'Atrule' ? atRule(node, depth) : ''))
      .join('')

  const css = tree.type === 'StyleSheet' ? sheet(tree.children, 0) : ''
  return { css, notes: once(notes) }
}

const hasAddress = (prelude: CssNode): boolean => /url|src|image|[<>{}@\\"']\S*\(/i.test(generate(prelude))

const once = (notes: readonly CssNote[]): CssNote[] => {
  const seen = new Set<string>()
  return notes
    .filter(({ line, column, message }) => {
      const key = `${line}:${column}:${message}`
      return !seen.has(key) && seen.add(key)
    })
    .sort((a, b) => a.line - b.line || a.column - b.column)
}
