import { Sparkles, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CssNote } from '#shared/agents/css/css-notes'
import type { Agent } from '#shared/agents/schema'
import type { FaintPart } from '#shared/conversations/preview/part-samples'
import type { Region } from '#shared/regions'
import { ClassNameList } from '#web/features/agents/css/class-name-list.tsx'
import { type CodeView, codeView } from '#web/features/agents/css/code-view.ts'
import { type AssistantTurn, CssAssistant } from '#web/features/agents/css/css-assistant.tsx'
import { FaintParts } from '#web/features/agents/css/faint-parts.tsx'
import { PartSamples } from '#web/features/agents/css/part-samples.tsx'
import { t } from '#web/features/agents/css/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Popover } from '#web/ui/layer/popover.tsx'
import { Tag } from '#web/ui/text/tag.tsx'
import '#web/features/agents/css/css-editor.css'

interface CssEditorProps {
  readonly region: Region
  readonly draft: Agent
  readonly onChange: (css: string) => void
}

/** The code, its dropped parts, the assistant beside it and samples of what it styles below. */
export const CssEditor = ({ region, draft, onChange }: CssEditorProps) => {
  const { ID: agentId, ADVANCED_customCSS: css = '' } = draft
  const box = useRef<HTMLDivElement>(null)
  const wish = useRef<HTMLTextAreaElement>(null)
  const view = useRef<CodeView>(undefined)
  const latest = useRef({ css, onChange })
  latest.current = { css, onChange }
  const [notes, setNotes] = useState<readonly CssNote[]>([])
  const [faint, setFaint] = useState<readonly FaintPart[]>([])
  const [inserted, setInserted] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [turns, setTurns] = useState<readonly AssistantTurn[]>([])

  useEffect(() => {
    if (!box.current) return
    const made = codeView({
      parent: box.current,
      text: latest.current.css,
      label: t('editor'),
      onChange: (text, isInsert) => {
        latest.current.onChange(text)
        if (!isInsert) setInserted(0)
      },
      onNotes: setNotes,
    })
    view.current = made
    return () => made.destroy()
  }, [])
  useEffect(() => view.current?.show(css), [css])

  const insert = (piece: string): number => {
    const { line, lines } = view.current?.insert(piece) ?? { line: 1, lines: 0 }
    setInserted(lines)
    return line
  }
  const begin = (name: string) => void insert(`.${name} {\n  \n}`)
  return (
    <div className="vg-css">
      <div className="vg-css__bar">
        <span className="vg-css__file">{t('file')}</span>
        {inserted > 0 && <Tag isBrand>{t('insertedLines', { count: inserted })}</Tag>}
        <span className="vg-css__space" />
        {inserted > 0 && (
          <Button variant="ghost" icon={<Undo2 size={16} />} onClick={() => view.current?.undo()}>
            {t('undo')}
          </Button>
        )}
        <ClassNameList onChoose={begin} />
        <Popover
          label={t('assistant')}
          align="end"
          className="vg-css-pop"
          isOpen={isOpen}
          onOpenChange={setOpen}
          initialFocus={wish}
          trigger={
            <Button variant={isOpen ? 'on' : 'quiet'} icon={<Sparkles size={16} />}>
              {t('assistant')}
            </Button>
          }
        >
          <CssAssistant
            region={region}
            agentId={agentId}
            css={css}
            turns={turns}
            setTurns={setTurns}
            insert={insert}
            field={wish}
            faint={faint}
            close={() => setOpen(false)}
          />
        </Popover>
      </div>
      <div ref={box} className="vg-css__code" />
      {notes.length > 0 && (
        <div className="vg-css__notes" role="status">
          <strong>{t('faults', { count: notes.length })}</strong>
          <ul>
            {notes.slice(0, 5).map(({ line, column, message }) => (
              <li key={`${line}:${column}:${message}`}>{t('line', { line, message })}</li>
            ))}
          </ul>
        </div>
      )}
      {faint.length > 0 && (
        <div className="vg-css__notes">
          <FaintParts faint={faint} />
        </div>
      )}
      <PartSamples draft={draft} region={region} choose={begin} onMeasured={setFaint} />
    </div>
  )
}
