import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { ProofForm } from './proof-form.tsx'
import { t } from './t.ts'

interface EmailFormProps {
  readonly region: Region
  readonly email: string
}

/** First the new address, then the code that was mailed to it: until then the old one logs in. */
export const EmailForm = ({ region, email }: EmailFormProps) => {
  const queries = useQueryClient()
  const [next, setNext] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [code, setCode] = useState('')
  const change = async (to: string) => {
    await callIn(region)('POST /portal/account/email', { email: to, code: code.trim() })
    notify(t('emailChanged'), { tone: 'ok', stay: 'long' })
    setSentTo(undefined)
    setNext('')
    setCode('')
    await queries.invalidateQueries({ queryKey: meQuery(region).queryKey })
  }
  if (sentTo !== undefined)
    return (
      <ProofForm
        key="code"
        title={t('email')}
        submitLabel={t('changeEmail')}
        isReady={/^\d{6}$/.test(code.trim())}
        onSubmit={() => change(sentTo)}
        aside={
          <Button variant="link" onClick={() => setSentTo(undefined)}>
            {t('otherAddress')}
          </Button>
        }
      >
        <Field label={t('code')} hint={t('codeFact', { email: sentTo })}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            autoFocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </Field>
      </ProofForm>
    )
  const to = next.trim().toLowerCase()
  return (
    <ProofForm
      key="address"
      title={t('email')}
      submitLabel={t('sendCode')}
      isReady={/^\S+@\S+\.\S+$/.test(to) && to !== email}
      onSubmit={async () => {
        await callIn(region)('POST /portal/account/email', { email: to })
        setSentTo(to)
      }}
    >
      <p className="wrap-anywhere text-ink-2">
        {t('emailNow')}: {email}
      </p>
      <Field label={t('emailNew')}>
        <Input
          type="email"
          autoComplete="email"
          maxLength={254}
          spellCheck={false}
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
      </Field>
    </ProofForm>
  )
}
