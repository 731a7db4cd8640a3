import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailField } from './email-field.tsx'
import { t } from './t.ts'
import { useAttempt } from './use-attempt.ts'

export interface NewAccount {
  readonly name: string
  readonly email: string
}

interface SignUpFormProps {
  readonly onSendCode: (account: NewAccount) => Promise<void>
  readonly onCode: (account: NewAccount, code: string) => Promise<void>
  readonly onLogIn: () => void
}

/** Name and e-mail address first, then the code that proves the address. */
export const SignUpForm = ({ onSendCode, onCode, onLogIn }: SignUpFormProps) => {
  const [account, setAccount] = useState<NewAccount>({ name: '', email: '' })
  const [pending, setPending] = useState<NewAccount>()
  const attempt = useAttempt()
  return (
    <>
      <h1 tabIndex={-1}>{t('createAccount')}</h1>
      <p className="mb-6 text-ink-2">{t('createFact')}</p>
      {pending ? (
        <CodeStep
          email={pending.email}
          submitLabel={t('finish')}
          onCode={(code) => onCode(pending, code)}
          onResend={() => onSendCode(pending)}
          onCancel={() => setPending(undefined)}
        />
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            const given = { name: account.name.trim(), email: account.email.trim() }
            if (given.name === '' || given.email === '') return attempt.fail(t('fillAll'))
            void attempt.run(async () => {
              await onSendCode(given)
              setPending(given)
            })
          }}
        >
          <Field label={t('name')}>
            <Input
              autoComplete="name"
              value={account.name}
              onChange={({ currentTarget: { value } }) => setAccount({ ...account, name: value })}
            />
          </Field>
          <EmailField
            value={account.email}
            onChange={(email) => setAccount({ ...account, email })}
            error={attempt.emailError}
            autoComplete="email"
          />
          {attempt.problem && <Note tone="bad">{attempt.problem}</Note>}
          <Button type="submit" variant="primary" size="large" wide busy={attempt.isBusy}>
            {t('verify')}
          </Button>
        </form>
      )}
      <p className="mt-6 border-t border-line pt-6 text-sm text-ink-2">
        {t('haveAccount')}{' '}
        <Button variant="link" onClick={onLogIn}>
          {t('logIn')}
        </Button>
      </p>
    </>
  )
}
