import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type DomainsOwner, setUpCustomMutation } from '#web/features/agencies/domains/queries.ts'
import { t } from '#web/features/agencies/domains/t.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'

/** The field for a domain of one's own. Lower-cased and without spaces, as the server reads it (specification 2, section 5). */
export const CustomDomainField = ({ owner }: { readonly owner: DomainsOwner }) => {
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const settingUp = useMutation(setUpCustomMutation(owner))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const host = typed.toLowerCase().replaceAll(/\s/g, '')
    if (host === '') return setRefusal(t('customRequired'))
    settingUp.mutate(host, {
      onSuccess: ({ data: { error } }) => {
        if (error) setRefusal(serverText(error))
      },
      onError: () => setRefusal(t('customNotSetUp')),
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field label={t('custom')} hint={t('customHint')} error={refusal}>
        <div className="flex flex-wrap items-center gap-2">
          <InputGroup
            className="min-w-0 flex-1"
            value={typed}
            maxLength={300}
            placeholder={t('customDomainExample')}
            autoCapitalize="none"
            autoComplete="off"
            inputMode="url"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setRefusal(undefined)
            }}
          />
          <Button type="submit" variant="primary" busy={settingUp.isPending}>
            {t('setUp')}
          </Button>
        </div>
      </Field>
    </form>
  )
}
