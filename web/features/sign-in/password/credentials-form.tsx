import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { signInErrorMessage } from './password-flow.ts'

interface CredentialsFormProps {
  readonly submitLabel: string
  /** Checks the required fields; a message stops the submission. */
  readonly check?: ((form: FormData) => string | undefined) | undefined
  readonly onSubmit: (form: FormData) => Promise<void>
  readonly children: ReactNode
}

/** One step of the sign-in: fields, one button, and the server's message when it refuses. */
export const CredentialsForm = ({ submitLabel, check, onSubmit, children }: CredentialsFormProps) => {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const missing = check?.(form)
    setProblem(missing)
    if (missing) return
    setBusy(true)
    await onSubmit(form).catch((error: unknown) => setProblem(signInErrorMessage(error)))
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {children}
      {problem && <Note tone="bad">{problem}</Note>}
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
