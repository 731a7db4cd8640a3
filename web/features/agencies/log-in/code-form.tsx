import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailField } from './email-field.tsx'
import type { TypedFormProps } from './password-form.tsx'
import { t } from './t.ts'
import { useAttempt } from './use-attempt.ts'

/** An address first, then the code that went to it. */
export const CodeForm = ({ email, onEmail, calls, problem }: TypedFormProps) => {
  const [sentTo, setSentTo] = useState<string>()
  const attempt = useAttempt(problem)
  const address = email.trim()
  if (sentTo)
    return (
      <CodeStep
        email={sentTo}
        submitLabel={t('logIn')}
        onCode={(code) => calls.withCode(sentTo, code)}
        onResend={() => calls.sendCode(sentTo)}
        onCancel={() => setSentTo(undefined)}
      />
    )
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void attempt.run(async () => {
          await calls.sendCode(address)
          setSentTo(address)
        })
      }}
    >
      <EmailField value={email} onChange={onEmail} error={attempt.emailError} autoComplete="email" />
      {attempt.problem && <Note tone="bad">{attempt.problem}</Note>}
      <Button type="submit" variant="primary" size="large" wide busy={attempt.isBusy} disabled={address === ''}>
        {t('sendCode')}
      </Button>
    </form>
  )
}
