import { defaultKeymap, history, historyKeymap, isolateHistory, undo } from '@codemirror/commands'
import { css } from '@codemirror/lang-css'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import type { CssNote } from '#shared/agents/css/css-notes'
import type { CssPlace } from '#shared/agents/css/places'
import { sanitiseCss } from '#shared/agents/css/sanitise-css'
import { cssHighlight } from '#web/features/agents/css/css-highlight.ts'
import { insertedLines, markInserted } from '#web/features/agents/css/inserted-lines.ts'

export interface CodeView {
  /** Replaces the text if it differs: after a discard or a reload. */
  readonly show: (text: string) => void
  /** Appends a piece as one step of undo. Returns its first line (from 1) and how many lines there are. */
  readonly insert: (piece: string) => { readonly line: number; readonly lines: number }
  readonly undo: () => void
  readonly destroy: () => void
}

export interface CodeViewOptions {
  readonly parent: HTMLElement
  readonly text: string
  readonly label: string
  /** Where the CSS applies. */
  readonly place?: CssPlace
  /** `isInsert`: `insert` made the change. */
  readonly onChange: (text: string, isInsert: boolean) => void
  readonly onNotes: (notes: readonly CssNote[]) => void
}

/** CodeMirror with CSS, marks at rules that are dropped for visitors, and inserts that undo in one step. */
export const codeView = ({ parent, text, label, place = 'chat', onChange, onNotes }: CodeViewOptions): CodeView => {
  const check = (view: EditorView) => {
    const { notes } = sanitiseCss(view.state.doc.toString(), place)
    view.dispatch(setDiagnostics(view.state, notes.map(diagnosticIn(view.state))))
    onNotes(notes)
  }
  let isShowing = false
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        // Tab leaves the editor, as everywhere else on the page
        keymap.of([...defaultKeymap, ...historyKeymap]),
        css(),
        cssHighlight,
        lintGutter(),
        insertedLines,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return
          const isInsert = update.transactions.some(({ effects }) => effects.some((effect) => effect.is(markInserted)))
          if (!isShowing) onChange(update.state.doc.toString(), isInsert)
          check(update.view)
        }),
      ],
    }),
  })
  check(view)
  return {
    show: (next) => {
      const { doc } = view.state
      if (doc.toString() === next) return
      isShowing = true
      view.dispatch({ changes: { from: 0, to: doc.length, insert: next } })
      isShowing = false
    },
    insert: (piece) => {
      const before = view.state.doc.toString()
      const lead = before.trim() === '' ? '' : before.endsWith('\n') ? '\n' : '\n\n'
      const from = before.length + lead.length
      view.dispatch({
        changes: { from: before.length, insert: `${lead}${piece}` },
        effects: [markInserted.of({ from, to: from + piece.length })],
        annotations: isolateHistory.of('full'),
        selection: { anchor: from },
        scrollIntoView: true,
      })
      return { line: view.state.doc.lineAt(from).number, lines: piece.split('\n').length }
    },
    undo: () => void undo(view),
    destroy: () => view.destroy(),
  }
}

const diagnosticIn =
  ({ doc }: EditorState) =>
  ({ kind, line, column, endLine, endColumn, message }: CssNote): Diagnostic => {
    const at = (row: number, place: number) => {
      const { from, to } = doc.line(Math.min(row, doc.lines))
      return Math.min(from + place - 1, to)
    }
    const from = at(line, column)
    return {
      from,
      to: Math.max(from, at(endLine, endColumn)),
      severity: kind === 'error' ? 'error' : 'warning',
      message,
    }
  }
