import { type CssNode, generate, parse } from 'css-tree'
import { readSelectors } from './read-selectors.ts'
import type { Declaration, Selector, StyleRule, StyleSheet } from './style-rule.ts'

/** Further rules would not change the ranking; the input's size is limited already. */
const MAX_RULES = 30_000
const MAX_NESTING = 32
/** Each takes the parser as long as a thousand readable characters; sheets with hacks for old browsers have hundreds. */
const MAX_FAULTS = 5000

/** Parses style sheets as tolerantly as browsers: invalid parts are skipped. */
export const readStyles = (sheets: readonly string[]): StyleSheet => {
  const rules: StyleRule[] = []
  const fontFaces: string[] = []

  const declarationsIn = (nodes: Iterable<CssNode>): Declaration[] =>
    [...nodes].flatMap((node) =>
      node.type === 'Declaration'
        ? [
            {
              property: node.property.startsWith('--') ? node.property : node.property.toLowerCase(),
              value: generate(node.value).slice(0, 2000),
            },
          ]
        : [],
    )

  const read = (nodes: Iterable<CssNode>, around: readonly Selector[], depth: number): void => {
    if (depth > MAX_NESTING) return
    for (const node of nodes) {
      if (rules.length >= MAX_RULES) return
      if (node.type === 'Rule') {
        const selectors = readSelectors(node.prelude, around)
        const declarations = declarationsIn(node.block.children)
        if (declarations.length > 0 && selectors.length > 0) rules.push({ selectors, declarations })
        read(node.block.children, selectors, depth + 1)
      }
      if (node.type !== 'Atrule' || !node.block) continue
      const prelude = node.prelude ? generate(node.prelude) : ''
      if (node.name === 'font-face') {
        const family = declarationsIn(node.block.children).find(({ property }) => property === 'font-family')?.value
        if (family) fontFaces.push(family.replace(/["']/g, ''))
      } else if (isRead(node.name, prelude)) {
        // declarations directly in an at-rule belong to the outer rule
        const declarations = declarationsIn(node.block.children)
        if (declarations.length > 0 && around.length > 0) rules.push({ selectors: around, declarations })
        read(node.block.children, around, depth + 1)
      }
    }
  }

  for (const sheet of sheets) {
    const tree = treeOf(sheet)
    if (tree?.type === 'StyleSheet') read(tree.children, [], 0)
  }
  return { rules, fontFaces }
}

/** Nothing of a sheet of which hardly anything can be read. */
const treeOf = (sheet: string): CssNode | undefined => {
  let faults = 0
  try {
    return parse(sheet, {
      parseValue: false,
      parseCustomProperty: false,
      parseAtrulePrelude: false,
      onParseError: () => {
        if (++faults > MAX_FAULTS) throw new TooManyFaults()
      },
    })
  } catch (failure) {
    if (failure instanceof TooManyFaults) return undefined
    throw failure
  }
}

/** Ends the parser. */
class TooManyFaults extends Error {}

const isRead = (name: string, prelude: string): boolean => {
  if (name === 'layer' || name === 'supports' || name === 'scope' || name === 'container') return true
  if (name !== 'media') return false
  if (/prefers-color-scheme\s*:\s*dark|prefers-contrast|forced-colors|prefers-reduced/i.test(prelude)) return false
  return !/^\s*(only\s+)?print\b/i.test(prelude)
}
