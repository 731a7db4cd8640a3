import { useUnsavedGuard } from '#web/lib/unsaved.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { t } from '#web/ui/t.ts'

/** Put one into every form that can be dirty. */
export const LeaveDialog = ({ isDirty }: { readonly isDirty: boolean }) => {
  const { status, proceed, reset } = useUnsavedGuard(isDirty)
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
