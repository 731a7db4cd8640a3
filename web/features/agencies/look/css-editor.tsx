import { useEffect, useRef, useState } from 'react'
import type { CssNote } from '#shared/agents/css/css-notes'
import { portalClassNames } from '#shared/agents/css/places'
import { t } from '#web/features/agencies/t.ts'
import { type CodeView, codeView } from '#web-features/agents/css'

interface CssEditorProps {
  readonly value: string
  readonly onChange: (css: string) => void
}

/** The agency's own CSS, with a mark at each rule that the portal leaves out. */
export const CssEditor = ({ value, onChange }: CssEditorProps) => {
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<CodeView>(undefined)
  const latest = useRef({ value, onChange })
  const [notes, setNotes] = useState<readonly CssNote[]>([])
  useEffect(() => {
    latest.current = { value, onChange }
  })
  useEffect(() => {
    if (!box.current) return
    const made = codeView({
      parent: box.current,
      text: latest.current.value,
      label: t('customCSS'),
      place: 'portal',
      onChange: (text) => latest.current.onChange(text),
      onNotes: setNotes,
    })
    view.current = made
    return () => made.destroy()
  }, [])
  useEffect(() => view.current?.show(value), [value])
  return (
    <div className="vg-css vg-agency__css">
      <div ref={box} className="vg-css__code" />
      {notes.length > 0 && (
        <div className="vg-css__notes" role="status">
          <ul>
            {notes.slice(0, 5).map(({ line, column, message }) => (
              <li key={`${line}:${column}:${message}`}>{t('cssLine', { line, message })}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="vg-css__notes">
        {t('cssNames', { names: portalClassNames.map(({ name }) => `.${name}`).join(' ') })}
      </p>
    </div>
  )
}
