import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { agencySecretQuery, replaceSecretMutation } from '#web/features/agencies/queries.ts'
import { t } from '#web/features/agencies/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/text/copy-button.tsx'

interface SecretFieldProps {
  readonly region: Region
  readonly workspaceId: string
}

/** The agency's secret, for the workspace's owner, and Regen after a question: what the old one opened is closed at once. */
export const SecretField = ({ region, workspaceId }: SecretFieldProps) => {
  const [isAsking, setAsking] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(agencySecretQuery(region, workspaceId))
  const replacing = useMutation({
    ...replaceSecretMutation(region, workspaceId),
    onError: ({ message }) => notify(message, { tone: 'bad', stay: 'long' }),
  })
  if (error instanceof Problem && error.code === 'forbidden')
    return <p className="text-sm text-ink-2">{t('secretOwner')}</p>
  if (error && !data)
    return <ProblemNote title={t('secret')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  const secret = data?.secret ?? ''
  return (
    <>
      <Field label={t('secret')} hint={t('secretHint')}>
        <div className="flex items-center gap-2">
          <SecretInput what={t('secretWhat')} value={secret} readOnly className="min-w-0 flex-1" />
          <CopyButton text={secret} what={t('secretWhat')} />
          <Button disabled={secret === ''} busy={replacing.isPending} onClick={() => setAsking(true)}>
            {t('regen')}
          </Button>
        </div>
      </Field>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('regenTitle')}
        body={t('regenBody')}
        confirmLabel={t('regen')}
        isDangerous
        isBusy={replacing.isPending}
        onConfirm={() =>
          replacing.mutate(secret, {
            onSuccess: () => notify(t('regenDone'), { tone: 'ok' }),
            onSettled: () => setAsking(false),
          })
        }
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
