import { type Atrule, type CssNode, generate, type Rule } from 'css-tree'
import type { AddNote } from './css-notes.ts'
import type { CssPlace } from './places.ts'
import { refusals } from './refusals.ts'
import { safeKeyframes } from './safe-keyframes.ts'
import { safeRule } from './safe-rule.ts'

const MAX_RULES = 2000
const MAX_AT_RULE_DEPTH = 4

/** The allowed rules and at-rules of a parsed sheet, as CSS. */
export const safeSheet = (nodes: Iterable<CssNode>, note: AddNote, place: CssPlace): string => {
  let rules = 0
  const rule = (node: Rule): string => {
    if (node.prelude.type !== 'SelectorList') return ''
    if (++rules <= MAX_RULES) return safeRule(node, note, place)
    if (rules === MAX_RULES + 1) note('left-out', node, refusals.tooMuch)
    return ''
  }
  const atRule = (node: Atrule, depth: number): string => {
    const name = node.name.toLowerCase()
    if (name === 'keyframes' || name === '-webkit-keyframes') return safeKeyframes(node, note)
    const isKnown = (name === 'media' || name === 'supports') && depth < MAX_AT_RULE_DEPTH
    if (!isKnown || !node.block || node.prelude?.type !== 'AtrulePrelude' || hasAddress(node.prelude)) {
      note('left-out', node, refusals.atRule(node.name))
      return ''
    }
    const body = sheet(node.block.children, depth + 1)
    return body && `@${name} ${generate(node.prelude)}{${body}}`
  }
  const sheet = (within: Iterable<CssNode>, depth: number): string =>
    [...within]
      .map((node) => (node.type === 'Rule' ? rule(node) : node.type === 'Atrule' ? atRule(node, depth) : ''))
      .join('')
  return sheet(nodes, 0)
}

const hasAddress = (prelude: CssNode): boolean => /url|src|image|[<>{}@\\"'][^\s<>{}@\\"'(]*\(/i.test(generate(prelude))
