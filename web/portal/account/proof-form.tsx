import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { t } from './t.ts'

interface ProofFormProps {
  readonly title: string
  readonly submitLabel: string
  readonly isReady: boolean
  /** Beside the button. */
  readonly aside?: ReactNode
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** A change of the account that takes effect by itself: fields, one button, and why it was refused. */
export const ProofForm = ({ title, submitLabel, isReady, aside, onSubmit, children }: ProofFormProps) => {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isBusy) return
    setProblem(undefined)
    setBusy(true)
    await onSubmit().catch((error: unknown) => setProblem(error instanceof Error ? error.message : t('notSaved')))
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby={id} className="grid gap-4 border-t border-line pt-5">
      <h3 id={id} className="vg-small-title">
        {title}
      </h3>
      {children}
      {problem && (
        <div role="alert">
          <Note tone="bad">{problem}</Note>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  )
}
