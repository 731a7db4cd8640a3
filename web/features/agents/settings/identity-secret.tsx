import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { identitySecretQuery, rotateIdentitySecretMutation } from '#web/features/agents/queries.ts'
import { t } from '#web/features/agents/t.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { CopyText } from '#web/ui/text/copy-text.tsx'
import { RotateDialog } from '#web-features/workspaces/keys'

const end = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'short' })

interface IdentitySecretProps {
  readonly region: Region
  readonly agentId: string
}

/** The secret with which a website's server signs its users' ids. Not part of the draft: a new one applies at once. */
export const IdentitySecret = ({ region, agentId }: IdentitySecretProps) => {
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery(identitySecretQuery(region, agentId))
  const making = useMutation({
    ...rotateIdentitySecretMutation(region, agentId),
    onSettled: () => setAsking(false),
    onError: (error) => notify(error.message, { tone: 'bad', stay: 'notice' }),
  })
  if (!data) return null
  const { secret, previousUntil } = data
  return (
    <FormSection title={t('identity')} description={t('identityFact')}>
      <Field layout="row" label={t('identitySecret')} hint={t('identitySecretHint')}>
        <div className="grid justify-items-start gap-2">
          {secret && (
            <div className="w-full">
              <CopyText text={secret} what={t('identitySecretWhat')} />
            </div>
          )}
          {previousUntil !== undefined && (
            <p className="text-sm text-ink-2">{t('secretChangeOver', { date: end.format(previousUntil) })}</p>
          )}
          <Button busy={making.isPending} onClick={() => (secret ? setAsking(true) : making.mutate('none'))}>
            {secret ? t('rotateSecret') : t('makeSecret')}
          </Button>
        </div>
      </Field>
      <RotateDialog
        what={t('identitySecretWhat')}
        isOpen={isAsking}
        isBusy={making.isPending}
        onRotate={(validFor) => making.mutate(validFor)}
        onCancel={() => setAsking(false)}
      />
    </FormSection>
  )
}
