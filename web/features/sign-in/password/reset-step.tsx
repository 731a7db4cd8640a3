import { useState } from 'react'
import type { SignInConfig } from '#shared/web-config'
import { t } from '#web/features/sign-in/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { type MailedCode, passwordFlow, type SignInOutcome } from './password-flow.ts'
import { passwordProblem } from './password-problem.ts'

interface ResetStepProps {
  readonly config: SignInConfig
  readonly email: string
  readonly onDone: (outcome: SignInOutcome) => Promise<void>
  readonly onBack: () => void
}

/** First the address, then the code from the e-mail together with the new password. */
export const ResetStep = ({ config, email: known, onDone, onBack }: ResetStepProps) => {
  const [sentTo, setSentTo] = useState<{ readonly email: string; readonly mailed: MailedCode }>()
  return (
    <>
      {sentTo === undefined ? (
        <CredentialsForm
          key="ask"
          submitLabel={t('sendCode')}
          check={(form) => (String(form.get('email')).includes('@') ? undefined : t('missing'))}
          onSubmit={async (form) => {
            const email = String(form.get('email')).trim()
            setSentTo({ email, mailed: await passwordFlow(config).startReset(email) })
          }}
        >
          <Field label={t('email')}>
            <Input name="email" type="email" autoComplete="username" defaultValue={known} required />
          </Field>
        </CredentialsForm>
      ) : (
        <CredentialsForm
          key="set"
          submitLabel={t('setPassword')}
          check={(form) => (form.get('code') ? passwordProblem(String(form.get('password'))) : t('codeMissing'))}
          onSubmit={async (form) => {
            const outcome = await passwordFlow(config).finishReset(
              { email: sentTo.email, password: String(form.get('password')) },
              String(form.get('code')).trim(),
              sentTo.mailed,
            )
            notify(t('passwordSet'), { tone: 'ok', stay: 'long' })
            await onDone(outcome)
          }}
        >
          <Field label={t('code')} hint={t('codeFact', { email: sentTo.email })}>
            <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
          </Field>
          <Field label={t('newPassword')} hint={t('passwordHint')}>
            <SecretInput what={t('newPasswordWhat')} name="password" autoComplete="new-password" />
          </Field>
          <p className="text-sm text-ink-2">{t('neverConfirmed')}</p>
        </CredentialsForm>
      )}
      <Button variant="link" className="mt-5" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  )
}
