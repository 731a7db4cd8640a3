import { useMutation } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { removeAccountMutation } from './queries.ts'
import { type AccountRow, nameOf } from './rows.ts'
import { t } from './t.ts'

interface RemoveDialogProps {
  readonly region: Region
  readonly workspaceId: string
  readonly row: AccountRow
  readonly onClose: () => void
}

export const RemoveDialog = ({ region, workspaceId, row: { account }, onClose }: RemoveDialogProps) => {
  const name = nameOf(account)
  const removing = useMutation(removeAccountMutation(region, workspaceId))
  const remove = () =>
    removing.mutate(account, {
      onSuccess: () => {
        notify(t('removed', { name }), { tone: 'ok' })
        onClose()
      },
    })
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('removeTitle', { name })}
      body={t('removeBody')}
      confirmLabel={t('remove')}
      isBusy={removing.isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      {removing.error && <ProblemNote title={t('notRemoved', { name })} error={removing.error} />}
    </ConfirmDialog>
  )
}
