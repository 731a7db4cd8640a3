import { CircleAlert } from 'lucide-react'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { t } from '#web/ui/t.ts'
import './save-bar.css'

export interface SaveBarProps {
  /** The labels of the changed fields, in the order of the form; empty hides the bar. */
  readonly changed: readonly string[]
  readonly invalidCount?: number | undefined
  readonly isSaving: boolean
  /** "Save draft", where saving does not publish. */
  readonly saveLabel?: string | undefined
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** Stays at the bottom while something is unsaved, names it, and counts the fields to correct first. */
export const SaveBar = ({ changed, invalidCount = 0, isSaving, saveLabel, onSave, onDiscard }: SaveBarProps) => {
  if (changed.length === 0) return null
  return (
    <section className="vg-save-bar" aria-label={t('unsaved')}>
      <State kind="changed">{t('unsaved')}</State>
      <span className="min-w-0 flex-1 truncate text-sm text-ink-2">{changed.join(', ')}</span>
      {invalidCount > 0 && (
        <span className="flex items-center gap-1.5 text-sm text-bad">
          <CircleAlert size={14} aria-hidden="true" />
          {t('needsYou', { count: invalidCount })}
        </span>
      )}
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
        <Button onClick={onDiscard} disabled={isSaving}>
          {t('discard')}
        </Button>
        <Button variant="primary" busy={isSaving} shortcut="mod+S" onClick={onSave}>
          {saveLabel ?? t('save')}
        </Button>
      </div>
    </section>
  )
}
