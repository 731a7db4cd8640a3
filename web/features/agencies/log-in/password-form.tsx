import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { EmailField } from './email-field.tsx'
import type { LogInCalls } from './log-in-calls.ts'
import { t } from './t.ts'
import { useAttempt } from './use-attempt.ts'

export interface TypedFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly calls: LogInCalls
  readonly problem?: string | undefined
  /** The password of a preview. */
  readonly example?: string | undefined
}

export const PasswordForm = ({ email, onEmail, calls, problem, example = '' }: TypedFormProps) => {
  const [password, setPassword] = useState(example)
  const [resetTo, setResetTo] = useState<string>()
  const attempt = useAttempt(problem)
  const address = email.trim()
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setResetTo(undefined)
        if (address === '' || password === '') return attempt.fail(t('enterBoth'))
        void attempt.run(() => calls.withPassword(address, password))
      }}
    >
      <EmailField value={email} onChange={onEmail} error={attempt.emailError} autoComplete="username" />
      <Field
        label={t('password')}
        aside={
          <Button
            variant="link"
            size="small"
            disabled={address === ''}
            onClick={() =>
              void attempt.run(async () => {
                await calls.sendReset(address)
                setResetTo(address)
              })
            }
          >
            {t('forgot')}
          </Button>
        }
      >
        <SecretInput
          what={t('passwordWhat')}
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
        />
      </Field>
      {attempt.problem && <Note tone="bad">{attempt.problem}</Note>}
      {resetTo && (
        <div role="status">
          <Note>{t('resetSent', { email: resetTo })}</Note>
        </div>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={attempt.isBusy} disabled={password === ''}>
        {t('logIn')}
      </Button>
    </form>
  )
}
