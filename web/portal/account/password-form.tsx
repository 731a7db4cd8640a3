import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { ProofForm } from './proof-form.tsx'
import { t } from './t.ts'

interface PasswordFormProps {
  readonly region: Region
  readonly email: string
}

/** A new password by the old one; who has none, or forgot it, sets one by a link in a mail. */
export const PasswordForm = ({ region, email }: PasswordFormProps) => {
  const [oldPassword, setOld] = useState('')
  const [password, setNew] = useState('')
  const reset = useMutation({
    mutationFn: () => callIn(region)('POST /portal/password-reset', { email }),
    onSuccess: () => notify(t('linkMailed', { email }), { stay: 'notice' }),
    onError: () => notify(t('linkNotMailed'), { tone: 'bad', stay: 'long' }),
  })
  return (
    <ProofForm
      title={t('password')}
      submitLabel={t('changePassword')}
      isReady={oldPassword !== '' && password !== ''}
      onSubmit={async () => {
        await callIn(region)('POST /portal/account/password', { oldPassword, password })
        setOld('')
        setNew('')
        notify(t('passwordChanged'), { tone: 'ok', stay: 'notice' })
      }}
      aside={
        <Button variant="link" disabled={reset.isPending} onClick={() => reset.mutate()}>
          {t('forgotten')}
        </Button>
      }
    >
      {/* a password manager finds by it whose password this is */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field label={t('oldPassword')}>
        <SecretInput
          what={t('passwordWhat')}
          autoComplete="current-password"
          maxLength={200}
          value={oldPassword}
          onChange={(event) => setOld(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('newPassword')} hint={t('passwordRule')}>
        <SecretInput
          what={t('passwordWhat')}
          autoComplete="new-password"
          maxLength={200}
          value={password}
          onChange={(event) => setNew(event.currentTarget.value)}
        />
      </Field>
    </ProofForm>
  )
}
