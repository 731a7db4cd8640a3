import { useState } from 'react'
import type { SignInConfig } from '#shared/web-config'
import { t } from '#web/features/profile/t.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { loadAccountFlow, passwordProblem } from '#web-features/sign-in/account'
import { AccountForm } from './account-form.tsx'

interface PasswordFormProps {
  readonly signIn: SignInConfig
  /** For password managers, which save the new one under it. */
  readonly email: string
}

/** The password, with the one before it: an open laptop is not enough to take an account. */
export const PasswordForm = ({ signIn, email }: PasswordFormProps) => {
  const [done, setDone] = useState(0)
  return (
    <AccountForm
      key={done}
      submitLabel={t('changePassword')}
      check={(form) => (form.get('old') ? passwordProblem(String(form.get('new'))) : t('passwordMissing'))}
      onSubmit={async (form) => {
        const passwords = { oldPassword: String(form.get('old')), newPassword: String(form.get('new')) }
        await (await loadAccountFlow(signIn)).changePassword(passwords)
        notify(t('passwordChanged'), { tone: 'ok', stay: 'long' })
        // empty fields
        setDone((times) => times + 1)
      }}
    >
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Field layout="row" label={t('passwordNow')}>
        <SecretInput what={t('passwordNowWhat')} name="old" autoComplete="current-password" />
      </Field>
      <Field layout="row" label={t('passwordNew')} hint={t('passwordHint')}>
        <SecretInput what={t('passwordNewWhat')} name="new" autoComplete="new-password" />
      </Field>
    </AccountForm>
  )
}
