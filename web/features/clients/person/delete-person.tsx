import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Client } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { deleteClientMutation } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'

interface DeletePersonProps {
  readonly region: Region
  readonly workspaceId: string
  readonly client: Client
  readonly onDeleted: () => void
}

export const DeletePerson = ({ region, workspaceId, client, onDeleted }: DeletePersonProps) => {
  const [isAsking, setAsking] = useState(false)
  const deleting = useMutation({
    ...deleteClientMutation(region, workspaceId),
    onError: ({ message }) => notify(t('notDeleted'), { tone: 'bad', stay: 'long', detail: message }),
  })
  return (
    <>
      <IconButton label={t('deleteUser')} icon={<Trash2 size={16} />} onClick={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { name: client.name })}
        body={t('deleteBody', { email: client.email })}
        confirmLabel={t('delete')}
        isDangerous
        isBusy={deleting.isPending}
        onConfirm={() =>
          deleting.mutate(client.ID, {
            onSuccess: () => {
              notify(t('deleted', { name: client.name }), { tone: 'ok' })
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
