import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { StreamLanguage } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { codeHighlight } from './code-highlight.ts'
import { webCode } from './web-code.ts'

interface CodeEditorProps {
  readonly language: 'html' | 'js'
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** CodeMirror with colours for HTML or JavaScript. */
export const CodeEditor = ({ language, label, value, onChange }: CodeEditorProps) => {
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  useEffect(() => {
    if (!box.current) return
    const made = new EditorView({
      parent: box.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          lineNumbers(),
          history(),
          // Tab leaves the editor, as everywhere else on the page
          keymap.of([...defaultKeymap, ...historyKeymap]),
          StreamLanguage.define(webCode(language)),
          codeHighlight,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            const text = state.doc.toString()
            if (docChanged && text !== latest.current.value) latest.current.onChange(text)
          }),
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [language, label])
  // after a discard or a reload
  useEffect(() => {
    const state = view.current?.state
    if (state && state.doc.toString() !== value)
      view.current?.dispatch({ changes: { from: 0, to: state.doc.length, insert: value } })
  }, [value])
  return <div ref={box} className="vg-code__text" />
}
