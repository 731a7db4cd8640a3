import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { deleteOrganisationMutation } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'

interface DeleteOrganisationProps {
  readonly region: Region
  readonly workspaceId: string
  readonly organisation: Organisation
  readonly onDeleted: () => void
}

/** Only an organisation without users can be deleted; with some, the question says so instead. */
export const DeleteOrganisation = ({ region, workspaceId, organisation, onDeleted }: DeleteOrganisationProps) => {
  const [isAsking, setAsking] = useState(false)
  const deleting = useMutation({
    ...deleteOrganisationMutation(region, workspaceId),
    onError: ({ message }) => notify(t('notDeleted'), { tone: 'bad', stay: 'long', detail: message }),
  })
  return (
    <>
      <IconButton label={t('deleteOrganisation')} icon={<Trash2 size={16} />} onClick={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { name: organisation.name })}
        body={organisation.seats > 0 ? t('stillUsers') : t('deleteOrganisationBody')}
        confirmLabel={t('delete')}
        isDangerous
        isDisabled={organisation.seats > 0}
        isBusy={deleting.isPending}
        onConfirm={() =>
          deleting.mutate(organisation.ID, {
            onSuccess: () => {
              notify(t('deleted', { name: organisation.name }), { tone: 'ok' })
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
