import { useMutation } from '@tanstack/react-query'
import type { Source } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { deleteSourceMutation } from '#web/features/knowledge/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'

interface DeleteSourceDialogProps {
  readonly region: Region
  readonly source: Source
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onDeleted: () => void
}

export const DeleteSourceDialog = ({ region, source, isOpen, onClose, onDeleted }: DeleteSourceDialogProps) => {
  const { id: sourceId, agentId, title } = source
  const deleting = useMutation({
    ...deleteSourceMutation(region),
    onError: ({ message }) => notify(t('actionFailed', { message }), { tone: 'bad', stay: 'long' }),
  })
  const remove = () =>
    deleting.mutate(
      { agentId, sourceId },
      {
        onSuccess: () => {
          notify(t('deleted'), { tone: 'ok', stay: 'short' })
          onDeleted()
        },
        onError: onClose,
      },
    )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('deleteTitle', { title })}
      body={t('deleteBody')}
      confirmLabel={t('delete')}
      isDangerous
      isBusy={deleting.isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  )
}
