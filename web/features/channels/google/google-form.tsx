import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { GoogleBusiness } from '#shared/channels/google'
import type { Region } from '#shared/regions'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { saveGoogleMutation } from './queries.ts'
import { t } from './t.ts'

interface GoogleFormProps {
  readonly region: Region
  readonly agentId: string
  readonly stored: GoogleBusiness
}

/** The service account's email and key, both required, the email with an @ (specification 1, section 5). A stored key stays until another is given. */
export const GoogleForm = ({ region, agentId, stored }: GoogleFormProps) => {
  const [email, setEmail] = useState(stored.gcloudClientEmail ?? '')
  const [key, setKey] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const options = saveGoogleMutation(region, agentId)
  const saving = useMutation({
    ...options,
    onSuccess: (...answer) => {
      notify(t('saved'), { tone: 'ok' })
      setKey('')
      return options.onSuccess?.(...answer)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    const isReady = email.includes('@') && (stored.hasPrivateKey || key.trim() !== '')
    setIncomplete(!isReady)
    if (isReady) saving.mutate({ gcloudClientEmail: email, ...(key.trim() === '' ? {} : { gcloudPrivateKey: key }) })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('clientEmail')} hint={t('clientEmailHint')}>
        <Input
          type="email"
          value={email}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('clientEmailPlaceholder')}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setIncomplete(false)
          }}
        />
      </Field>
      <Field label={t('privateKey')} hint={stored.hasPrivateKey ? t('privateKeyStored') : t('privateKeyHint')}>
        {/* not one line: a key has several, and a browser would join them */}
        <Textarea
          className="max-h-48 font-mono text-sm"
          value={key}
          rows={4}
          maxLength={8000}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setKey(event.currentTarget.value)
            setIncomplete(false)
          }}
        />
      </Field>
      {isIncomplete && <Note tone="bad">{t('fillIn')}</Note>}
      {saving.error && !isIncomplete && <ProblemNote title={t('notSaved')} error={saving.error} />}
      <div>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {saving.isPending ? t('saving') : t('save')}
        </Button>
      </div>
    </form>
  )
}
