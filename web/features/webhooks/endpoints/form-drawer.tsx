import { type ReactNode, useState } from 'react'
import { t } from '#web/features/webhooks/t.ts'
import { useUnsavedGuard } from '#web/lib/form/unsaved.ts'
import { LeaveDialog } from '#web/ui/form/leave-dialog.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'

interface FormDrawerProps {
  readonly title: string
  readonly subtitle?: string | undefined
  readonly isDirty: boolean
  readonly actions?: ReactNode
  readonly foot: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A drawer with a form, which asks once before changes are lost. */
export const FormDrawer = ({ title, subtitle, isDirty, actions, foot, onClose, children }: FormDrawerProps) => {
  const [isAsking, setAsking] = useState(false)
  const guard = useUnsavedGuard(isDirty)
  return (
    <Drawer
      isOpen
      title={title}
      subtitle={subtitle}
      width={520}
      actions={actions}
      foot={foot}
      onOpenChange={() => (isDirty ? setAsking(true) : onClose())}
    >
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('discardTitle')}
        body={t('discardBody')}
        confirmLabel={t('discard')}
        cancelLabel={t('keepEditing')}
        isDangerous
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
      <LeaveDialog guard={guard} />
    </Drawer>
  )
}
