import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Region } from '#shared/regions'
import {
  identitySecretQuery,
  revokeIdentitySecretMutation,
  rotateIdentitySecretMutation,
} from '#web/features/agents/queries.ts'
import { t } from '#web/features/agents/t.ts'
import { useKeptFocus } from '#web/lib/browser/use-kept-focus.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { KeyField } from '#web-features/workspaces/keys'

interface IdentitySecretProps {
  readonly region: Region
  readonly agentId: string
}

/** The secret with which a website's server signs its users' ids. Not part of the draft: a new one applies at once. */
export const IdentitySecret = ({ region, agentId }: IdentitySecretProps) => {
  const query = identitySecretQuery(region, agentId)
  const { data } = useQuery(query)
  const making = useMutation({
    ...rotateIdentitySecretMutation(region, agentId),
    onError: (error) => notify(error.message, { tone: 'bad', stay: 'notice' }),
  })
  const box = useRef<HTMLDivElement>(null)
  // the button that creates it goes; in its place is the secret, which can be shown and copied
  useKeptFocus(data && data.keys.length === 0, () => box.current?.querySelector('button'))
  const label = t('identitySecret')
  const hint = t('identitySecretHint')
  return (
    <FormSection title={t('identity')} description={t('identityFact')}>
      <div ref={box}>
        {data?.keys.length === 0 ? (
          <Field layout="row" label={label} hint={hint}>
            <Button busy={making.isPending} onClick={() => making.mutate({ validFor: 'none' })}>
              {t('makeSecret')}
            </Button>
          </Field>
        ) : (
          <KeyField
            label={label}
            hint={hint}
            what={t('identitySecretWhat')}
            layout="row"
            query={query}
            rotation={rotateIdentitySecretMutation(region, agentId)}
            revocation={revokeIdentitySecretMutation(region, agentId)}
          />
        )}
      </div>
    </FormSection>
  )
}
