import type { CssNote } from './css-notes.ts'
import { sanitiseCss } from './sanitise-css.ts'

/** The part of some CSS that the widget applies, in its original form, and why the rest was removed. */
export interface UsableCss {
  readonly css: string
  readonly reasons: readonly string[]
}

/** Removing one fault can uncover another: an empty rule, a second fault on the line. */
const ROUNDS = 4

/** Removes what the widget would ignore; all of the CSS if it cannot be parsed. */
export const usableCss = (source: string): UsableCss => {
  let css = source
  const reasons = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const { notes } = sanitiseCss(css)
    if (notes.length === 0) return { css: tidy(css), reasons: [...reasons] }
    for (const { message } of notes) reasons.add(message)
    if (notes.some(({ kind }) => kind === 'error')) return { css: '', reasons: [...reasons] }
    css = notes.toReversed().reduce(cut, css)
  }
  return { css: '', reasons: [...reasons] }
}

const cut = (css: string, note: CssNote): string => {
  const rest = css.slice(offsetOf(css, note.endLine, note.endColumn))
  return css.slice(0, offsetOf(css, note.line, note.column)) + rest.replace(/^\s*(!important\s*)?[;,]/, '')
}

const offsetOf = (css: string, line: number, column: number): number =>
  css
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, text) => sum + text.length + 1, column - 1)

const tidy = (css: string): string =>
  css
    .replace(/,\s*\{/g, ' {')
    .replace(/(?<![^{}])[^{}]+\{\s*\}/g, '')
    .replace(/\n\s*\n(\s*\n)+/g, '\n\n')
    .replace(/\{\n\s*\n/g, '{\n')
    .replace(/;[^\S\n]*\n\s*\}/g, ';\n}')
    .trim()
