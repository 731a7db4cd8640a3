import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import type { Endpoint } from '#shared/webhooks/schema'
import { rotateSecretMutation, secretQuery } from '#web/features/webhooks/queries.ts'
import { t } from '#web/features/webhooks/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { CopyButton } from '#web/ui/text/copy-button.tsx'
import { RotateDialog } from '#web-features/workspaces/keys'

interface SecretSectionProps {
  readonly region: Region
  readonly workspaceId: string
  readonly endpoint: Endpoint
}

/** The signing secret, loaded when it is asked for, and its rotation. */
export const SecretSection = ({ region, workspaceId, endpoint }: SecretSectionProps) => {
  const { id, secretId, earlierSecretUntil } = endpoint
  const [isAsking, setAsking] = useState(false)
  const { data: secret, error, isFetching, refetch } = useQuery(secretQuery(region, workspaceId, id))
  const rotating = useMutation({
    ...rotateSecretMutation(region, workspaceId, id),
    onError: ({ message }) => notify(t('notRotated'), { tone: 'bad', stay: 'long', detail: message }),
  })
  if (error && secret === undefined)
    return (
      <ProblemNote title={t('secretFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    )
  const until = earlierSecretUntil === undefined ? undefined : new Date(earlierSecretUntil).toLocaleString()
  return (
    <div className="grid gap-2">
      <Field label={t('secret')} hint={until === undefined ? t('secretHint') : t('earlierUntil', { at: until })}>
        {secret === undefined ? (
          <Button busy={isFetching} onClick={() => void refetch()} className="justify-self-start">
            {t('showSecret')}
          </Button>
        ) : (
          <div className="flex items-center gap-2">
            <SecretInput what={t('secretWhat')} value={secret} readOnly className="min-w-0 flex-1" />
            <CopyButton text={secret} what={t('secretWhat')} />
          </div>
        )}
      </Field>
      <Button size="small" variant="ghost" className="-ms-2.5 justify-self-start" onClick={() => setAsking(true)}>
        {t('rotate')}
      </Button>
      <RotateDialog
        what={t('secretWhat')}
        isOpen={isAsking}
        isBusy={rotating.isPending}
        onRotate={(validFor) =>
          rotating.mutate(
            { replaces: secretId, validFor },
            {
              onSuccess: () => notify(t('rotated'), { tone: 'ok' }),
              onSettled: () => setAsking(false),
            },
          )
        }
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
