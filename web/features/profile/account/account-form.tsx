import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { accountError } from '#web-features/sign-in/account'

interface AccountFormProps {
  readonly submitLabel: string
  /** Checks the fields; a message stops the submission. */
  readonly check: (form: FormData) => string | undefined
  readonly onSubmit: (form: FormData) => Promise<void>
  /** Beside the button. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A change of the account at the user pool: fields, one button, and why it was refused. */
export const AccountForm = ({ submitLabel, check, onSubmit, aside, children }: AccountFormProps) => {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const missing = check(form)
    setProblem(missing)
    if (missing) return
    setBusy(true)
    await onSubmit(form).catch((error: unknown) => setProblem(accountError(error)))
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {children}
      {problem && (
        <div role="alert">
          <Note tone="bad">{problem}</Note>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  )
}
