import { CircleAlert } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { t } from '#web/ui/t.ts'
import './save-bar.css'

export interface SaveBarProps {
  /** The labels of the changed fields, in the order of the form; empty hides the bar, unless it says `saved` then. */
  readonly changed: readonly string[]
  /** What a bar that never hides says while nothing is unsaved. */
  readonly saved?: string | undefined
  /** What it says else; by default that there are unsaved changes. */
  readonly unsaved?: string | undefined
  readonly invalidCount?: number | undefined
  /** Why the last save failed, and what helps: the first line of the bar, so that it hides no button. */
  readonly problem?: { readonly message: string; readonly action?: ReactNode } | undefined
  readonly isSaving: boolean
  /** "Save draft", where saving does not publish. */
  readonly saveLabel?: string | undefined
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** States the bar's height to what floats above it, as long as it is shown. */
const stateHeight = (bar: HTMLElement) => {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--save-bar', `${bar.offsetHeight + 16}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--save-bar')
  }
}

/** Stays at the bottom while something is unsaved, names it, and counts the fields to correct first. */
export const SaveBar = ({
  changed,
  saved,
  unsaved = t('unsaved'),
  invalidCount = 0,
  problem,
  isSaving,
  saveLabel,
  onSave,
  onDiscard,
}: SaveBarProps) => {
  const bar = useRef<HTMLElement>(null)
  const isDirty = changed.length > 0
  const isShown = isDirty || saved !== undefined
  useLayoutEffect(() => (isShown && bar.current ? stateHeight(bar.current) : undefined), [isShown])
  if (!isShown) return null
  return (
    <section ref={bar} className="vg-save-bar" aria-label={t('unsaved')}>
      {problem && (
        <div className="vg-save-bar__problem" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          <p className="min-w-0 flex-1 basis-60">{problem.message}</p>
          {problem.action}
        </div>
      )}
      <State kind={isDirty ? 'changed' : 'fine'}>{isDirty ? unsaved : (saved ?? '')}</State>
      {isDirty && <span className="min-w-0 flex-1 truncate text-sm text-ink-2">{changed.join(', ')}</span>}
      {invalidCount > 0 && (
        <span className="flex items-center gap-1.5 text-sm text-bad">
          <CircleAlert size={14} aria-hidden="true" />
          {t('needsYou', { count: invalidCount })}
        </span>
      )}
      <div className={cx('ms-auto flex gap-2', isDirty && 'max-md:w-full max-md:*:flex-1')}>
        {isDirty && (
          <Button onClick={onDiscard} disabled={isSaving}>
            {t('discard')}
          </Button>
        )}
        <Button
          variant="primary"
          busy={isSaving}
          disabled={!isDirty}
          shortcut={isDirty ? 'mod+S' : undefined}
          onClick={onSave}
        >
          {saveLabel ?? t('save')}
        </Button>
      </div>
    </section>
  )
}
