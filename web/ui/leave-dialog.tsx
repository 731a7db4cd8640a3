import { useUnsavedGuard } from '#web/lib/unsaved.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { t } from '#web/ui/t.ts'

interface LeaveDialogProps {
  readonly isDirty: boolean
  /** Search parameters whose change leaves the form, too. */
  readonly views?: readonly string[]
}

/** Put one into every form that can be dirty. */
export const LeaveDialog = ({ isDirty, views }: LeaveDialogProps) => {
  const { status, proceed, reset } = useUnsavedGuard(isDirty, views)
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={t('leaveTitle')}
      body={t('leaveBody')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      isDangerous
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    />
  )
}
