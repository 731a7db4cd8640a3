import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { addMutation, type MailOwner } from './queries.ts'
import { t } from './t.ts'

/** The field for the domain to send from. The server says what is wrong with one. */
export const AddDomain = ({ owner }: { readonly owner: MailOwner }) => {
  const [domain, setDomain] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const adding = useMutation(addMutation(owner))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (domain.trim() === '') return setRefusal(t('domainRequired'))
    adding.mutate(domain, {
      onSuccess: ({ success, data: { error, message } }) => {
        if (success) return notify(t('added'), { tone: 'ok' })
        const reason = error ? serverText(error) : message
        setRefusal(reason)
        notify(t('notAddedBecause', reason), { tone: 'bad' })
      },
      onError: () => notify(t('notAdded'), { tone: 'bad', stay: 'long' }),
    })
  }
  return (
    <form onSubmit={submit}>
      <Field label={t('domain')} hint={t('domainHint')} error={refusal}>
        <div className="flex flex-wrap items-center gap-2">
          <Input
            className="min-w-0 flex-1"
            value={domain}
            maxLength={300}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('domainExample')}
            onChange={(event) => {
              setDomain(event.currentTarget.value)
              setRefusal(undefined)
            }}
          />
          <Button type="submit" variant="primary" busy={adding.isPending}>
            {t('add')}
          </Button>
        </div>
      </Field>
    </form>
  )
}
