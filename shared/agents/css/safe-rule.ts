import { generate, type Rule } from 'css-tree'
import type { AddNote } from './css-notes.ts'
import type { CssPlace } from './places.ts'
import { refusals } from './refusals.ts'
import { rewriteSelector } from './rewrite-selector.ts'
import { safeDeclarations } from './safe-declarations.ts'

/** A rule with its allowed selectors, scoped to its place, and its allowed declarations; empty if nothing is left. */
export const safeRule = (node: Rule, note: AddNote, place: CssPlace): string => {
  if (node.prelude.type !== 'SelectorList') return ''
  const inside: string[] = []
  const ofWindow: string[] = []
  for (const selector of node.prelude.children) {
    const rewritten = selector.type === 'Selector' ? rewriteSelector(selector, place) : undefined
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
      const body = safeDeclarations(node.block, isWindow, note)
      return body && `${selectors.join(',')}{${body}}`
    })
    .join('')
}
