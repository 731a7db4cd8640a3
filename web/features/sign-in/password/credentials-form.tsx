import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { signInError } from './sign-in-error.ts'

interface CredentialsFormProps {
  readonly submitLabel: string
  /** Checks the required fields; a message stops the submission. */
  readonly check?: ((form: FormData) => string | undefined) | undefined
  readonly onSubmit: (form: FormData) => Promise<void>
  /** What leads on from a refusal, below its message. */
  readonly remedyOf?: ((error: unknown) => ReactNode) | undefined
  /** What a refusal says; by default any sign-in's words. */
  readonly wordsOf?: ((error: unknown) => string) | undefined
  readonly children: ReactNode
}

/** One step of the sign-in: fields, one button, and what went wrong when it is refused. */
export const CredentialsForm = ({
  submitLabel,
  check,
  onSubmit,
  remedyOf,
  wordsOf = signInError,
  children,
}: CredentialsFormProps) => {
  const [problem, setProblem] = useState<string>()
  const [remedy, setRemedy] = useState<ReactNode>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const missing = check?.(form)
    setProblem(missing)
    setRemedy(undefined)
    if (missing) return
    setBusy(true)
    await onSubmit(form).catch((error: unknown) => {
      setProblem(wordsOf(error))
      setRemedy(remedyOf?.(error))
    })
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {children}
      {problem && (
        <Note tone="bad" actions={remedy}>
          {problem}
        </Note>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
