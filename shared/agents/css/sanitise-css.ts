import { parse } from 'css-tree'
import { type CssNote, cssNotes } from './css-notes.ts'
import { refusals } from './refusals.ts'
import { safeSheet } from './safe-sheet.ts'

const MAX_CSS_CHARACTERS = 100_000

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
  const notes = cssNotes()
  if (source.length > MAX_CSS_CHARACTERS) {
    notes.add('error', {}, refusals.tooLong)
    return { css: '', notes: notes.all() }
  }
  const tree = parse(source, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ offset, message }) => notes.addSyntaxError(source.slice(0, offset), refusals.syntax(message)),
  })
  const css = tree.type === 'StyleSheet' ? safeSheet(tree.children, notes.add) : ''
  return { css, notes: notes.all() }
}
