import { parse } from 'css-tree'
import { type CssNote, cssNotes } from './css-notes.ts'
import { isNestedDeeper } from './is-nested-deeper.ts'
import type { CssPlace } from './places.ts'
import { refusals } from './refusals.ts'
import { safeSheet } from './safe-sheet.ts'

const MAX_CSS_CHARACTERS = 100_000
/** The parser and what reads its tree call themselves for each level. */
const MAX_NESTING = 32
/** Each takes the parser as long as a thousand readable characters. */
const MAX_FAULTS = 200

type Refusal = 'too-long' | 'too-deep' | 'too-many-faults'

export interface SanitisedCss {
  /** The CSS that the place may apply: every rule is scoped to it, none makes a request. May be empty. */
  readonly css: string
  readonly notes: readonly CssNote[]
  /** Why nothing of it is used, however much of it is right. */
  readonly refusal?: Refusal
}

/**
 * Makes an owner's CSS safe on customers' pages: an allow-list of at-rules, selectors, properties and functions over a
 * parsed tree, from which the CSS is generated. `!important` is dropped: owners' rules override the chat's anyway, and must
 * never override a visitor's system preferences.
 */
export const sanitiseCss = (source: string, place: CssPlace = 'chat'): SanitisedCss => {
  if (source.length > MAX_CSS_CHARACTERS) return refused('too-long', refusals.tooLong)
  if (isNestedDeeper(source, MAX_NESTING)) return refused('too-deep', refusals.tooDeep)
  const notes = cssNotes()
  let faults = 0
  try {
    const tree = parse(source, {
      positions: true,
      parseCustomProperty: true,
      onParseError: ({ offset, message }) => {
        if (++faults > MAX_FAULTS) throw new TooManyFaults()
        notes.addSyntaxError(source.slice(0, offset), refusals.syntax(message))
      },
    })
    const css = tree.type === 'StyleSheet' ? safeSheet(tree.children, notes.add, place) : ''
    return { css, notes: notes.all() }
  } catch (failure) {
    if (failure instanceof TooManyFaults) return refused('too-many-faults', refusals.tooManyFaults, notes.all()[0])
    throw failure
  }
}

/** Ends the parser. */
class TooManyFaults extends Error {}

/** Nothing of it is used; `at`: where the reason begins, otherwise at the start. */
const refused = (refusal: Refusal, message: string, at?: CssNote): SanitisedCss => {
  const start = { line: at?.line ?? 1, column: at?.column ?? 1 }
  const end = { endLine: at?.endLine ?? 1, endColumn: at?.endColumn ?? 1 }
  return { css: '', notes: [{ kind: 'error', ...start, ...end, message }], refusal }
}
