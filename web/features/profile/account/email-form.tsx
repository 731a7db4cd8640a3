import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import type { SignInConfig } from '#shared/web-config'
import { t } from '#web/features/profile/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { loadAccountFlow } from '#web-features/sign-in/account'
import { meQuery } from '#web-features/workspaces'
import { AccountForm } from './account-form.tsx'

interface EmailFormProps {
  readonly region: Region
  /** The region whose pool has the account. */
  readonly home: Region
  readonly signIn: SignInConfig
  readonly email: string
}

/** First the new address, then the code that was mailed to it: until then the old one signs in. */
export const EmailForm = ({ region, home, signIn, email }: EmailFormProps) => {
  const [sentTo, setSentTo] = useState<string>()
  const queries = useQueryClient()
  const confirm = async (code: string) => {
    await (await loadAccountFlow(signIn)).confirmEmail(code)
    // the visit writes the address to the workspaces
    for (const one of new Set([home, region])) await queries.invalidateQueries({ queryKey: meQuery(one).queryKey })
    notify(t('emailChanged'), { tone: 'ok', stay: 'long' })
    setSentTo(undefined)
  }
  if (sentTo === undefined)
    return (
      <AccountForm
        key="address"
        submitLabel={t('sendCode')}
        check={(form) => {
          const next = String(form.get('email')).trim()
          if (!/^\S+@\S+\.\S+$/.test(next)) return t('emailMissing')
          return next.toLowerCase() === email ? t('emailSame') : undefined
        }}
        onSubmit={async (form) => {
          const next = String(form.get('email')).trim()
          await (await loadAccountFlow(signIn)).startEmail(next)
          setSentTo(next)
        }}
      >
        <Field layout="row" label={t('emailNow')}>
          <Input value={email} readOnly />
        </Field>
        <Field layout="row" label={t('emailNew')}>
          <Input name="email" type="email" autoComplete="email" />
        </Field>
      </AccountForm>
    )
  return (
    <AccountForm
      key="code"
      submitLabel={t('changeEmail')}
      check={(form) => (/^\d{4,8}$/.test(String(form.get('code')).trim()) ? undefined : t('codeMissing'))}
      onSubmit={(form) => confirm(String(form.get('code')).trim())}
      aside={
        <Button variant="link" onClick={() => setSentTo(undefined)}>
          {t('otherAddress')}
        </Button>
      }
    >
      <Field layout="row" label={t('code')} hint={t('codeFact', { email: sentTo })}>
        <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={8} autoFocus />
      </Field>
    </AccountForm>
  )
}
