import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

/** Marks an inserted range, in document offsets. */
export const markInserted = StateEffect.define<{ readonly from: number; readonly to: number }>()

const line = Decoration.line({ class: 'cm-inserted' })

/** The lines of the last insert keep a brand gutter until the next edit. */
export const insertedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (lines, { docChanged, effects, state }) => {
    const mark = effects.find((effect) => effect.is(markInserted))
    if (!mark) return docChanged ? Decoration.none : lines
    const { from, to } = mark.value
    const first = state.doc.lineAt(from).number
    const last = state.doc.lineAt(to).number
    return Decoration.set(
      Array.from({ length: last - first + 1 }, (_, at) => line.range(state.doc.line(first + at).from)),
    )
  },
  provide: (field) => EditorView.decorations.from(field),
})
