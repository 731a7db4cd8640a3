import type { UnsavedGuard } from '#web/lib/form/unsaved.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { t } from '#web/ui/t.ts'

/** The dialog of a guarded form. It may load late: the guard already blocks. */
export const LeaveDialog = ({ guard: { status, proceed, reset } }: { readonly guard: UnsavedGuard }) => (
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
