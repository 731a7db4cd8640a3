import type { CssNode } from 'css-tree'

/** A part of the CSS that is not applied: unreadable, or left out for a reason. Lines and columns count from 1. */
export interface CssNote {
  readonly kind: 'error' | 'left-out'
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  readonly message: string
}

/** Notes on a part of a sheet, at its place there. */
export type AddNote = (kind: CssNote['kind'], at: Pick<CssNode, 'loc'>, message: string) => void

/** Collects the notes on one sheet. */
export const cssNotes = () => {
  const notes: CssNote[] = []
  const add: AddNote = (kind, { loc }, message) => {
    const { start, end } = loc ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }
    notes.push({ kind, line: start.line, column: start.column, endLine: end.line, endColumn: end.column, message })
  }
  return {
    add,
    /** An error right after this text of the sheet. */
    addSyntaxError: (before: string, message: string): void => {
      const lines = before.split('\n')
      const at = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
      notes.push({ kind: 'error', ...at, endLine: at.line, endColumn: at.column + 1, message })
    },
    /** Each note once, in the order of the sheet. */
    all: (): readonly CssNote[] => {
      const seen = new Set<string>()
      return notes
        .filter(({ line, column, message }) => {
          const key = `${line}:${column}:${message}`
          return !seen.has(key) && seen.add(key)
        })
        .sort((a, b) => a.line - b.line || a.column - b.column)
    },
  }
}
