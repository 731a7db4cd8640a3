import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { CodeForm } from './code-form.tsx'
import type { LogInCalls } from './log-in-calls.ts'
import { PasswordForm } from './password-form.tsx'
import { t } from './t.ts'

interface LogInFormProps {
  readonly calls: LogInCalls
  /** Otherwise with a code by e-mail only. */
  readonly hasPassword: boolean
  /** Why the way in that the visitor came by did not work. */
  readonly problem?: string | undefined
  /** Typed already, so that a preview draws the button as it is pressed. */
  readonly example?: { readonly email: string; readonly password: string }
}

/** By password, or by a one-time code. */
export const LogInForm = ({ calls, hasPassword, problem, example }: LogInFormProps) => {
  const [way, setWay] = useState<'password' | 'code'>('password')
  const [email, setEmail] = useState(example?.email ?? '')
  const typed = { email, onEmail: setEmail, calls, problem, example: example?.password }
  return (
    <>
      <h1 tabIndex={-1}>{t('logIn')}</h1>
      <p className="mb-6 text-ink-2">{t('logInFact')}</p>
      {hasPassword && (
        <Segmented
          label={t('way')}
          value={way}
          onChange={setWay}
          options={[
            { value: 'password', label: t('password') },
            { value: 'code', label: t('code') },
          ]}
          className="mb-5 w-full *:flex-1"
        />
      )}
      {hasPassword && way === 'password' ? <PasswordForm {...typed} /> : <CodeForm {...typed} />}
      {calls.onSignUp && (
        <p className="mt-6 border-t border-line pt-6 text-sm text-ink-2">
          {t('newHere')}{' '}
          <Button variant="link" onClick={calls.onSignUp}>
            {t('createAccount')}
          </Button>
        </p>
      )}
    </>
  )
}
