import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { subdomainOf } from '#shared/domains/subdomain'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'
import { type DomainsOwner, setUpMutation } from './queries.ts'
import { t } from './t.ts'

interface SetUpSubdomainProps {
  readonly owner: DomainsOwner
  /** The domain under which product subdomains are. */
  readonly root: string
}

/** The field for a product subdomain; the host that a name means shows while it is typed. */
export const SetUpSubdomain = ({ owner, root }: SetUpSubdomainProps) => {
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const settingUp = useMutation(setUpMutation(owner))
  const meant = subdomainOf(name, root)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if ('refusal' in meant) return setRefusal(t(meant.refusal))
    settingUp.mutate(name, {
      onSuccess: ({ data: { error } }) => {
        if (error) setRefusal(serverText(error))
        else notify(t('live', meant.host), { tone: 'ok' })
      },
      onError: () => setRefusal(t('notSetUp')),
    })
  }
  return (
    <form onSubmit={submit}>
      <Field
        label={t('subdomain')}
        hint={'host' in meant ? t('preview', { host: meant.host }) : t('subdomainHint')}
        error={refusal}
      >
        <div className="flex flex-wrap items-center gap-2">
          <InputGroup
            className="min-w-0 flex-1"
            value={name}
            maxLength={300}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            after={<span className="text-ink-2">.{root}</span>}
            onChange={(event) => {
              setName(event.currentTarget.value)
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
