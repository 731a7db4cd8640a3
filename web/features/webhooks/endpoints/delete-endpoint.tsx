import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import type { Endpoint } from '#shared/webhooks/schema'
import { deleteEndpointMutation } from '#web/features/webhooks/queries.ts'
import { t } from '#web/features/webhooks/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { addressOf } from './address-of.ts'

interface DeleteEndpointProps {
  readonly region: Region
  readonly workspaceId: string
  readonly endpoint: Endpoint
  readonly onDeleted: () => void
}

export const DeleteEndpoint = ({ region, workspaceId, endpoint, onDeleted }: DeleteEndpointProps) => {
  const [isAsking, setAsking] = useState(false)
  const deleting = useMutation({
    ...deleteEndpointMutation(region, workspaceId),
    onError: ({ message }) => notify(t('notDeleted'), { tone: 'bad', stay: 'long', detail: message }),
  })
  return (
    <>
      <IconButton label={t('deleteEndpoint')} icon={<Trash2 size={16} />} onClick={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { host: addressOf(endpoint.url) })}
        body={t('deleteBody')}
        confirmLabel={t('delete')}
        isDangerous
        isBusy={deleting.isPending}
        onConfirm={() =>
          deleting.mutate(endpoint.id, {
            onSuccess: () => {
              notify(t('deleted'), { tone: 'ok' })
              onDeleted()
            },
            onError: () => setAsking(false),
          })
        }
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
