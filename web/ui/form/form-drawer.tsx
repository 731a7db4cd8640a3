import { type ReactNode, useState } from 'react'
import { useUnsavedGuard } from '#web/lib/form/unsaved.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { t } from '#web/ui/t.ts'
import { LeaveDialog } from './leave-dialog.tsx'

interface FormDrawerProps {
  readonly title: string
  readonly subtitle?: string | undefined
  readonly isDirty: boolean
  /** In pixels; 480 unless told. */
  readonly width?: number | undefined
  /** Beside the title. */
  readonly actions?: ReactNode
  readonly foot?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A drawer with a form, which asks once before changes are lost. */
export const FormDrawer = (props: FormDrawerProps) => {
  const { title, subtitle, isDirty, width = 480, actions, foot, onClose, children } = props
  const [isAsking, setAsking] = useState(false)
  const guard = useUnsavedGuard(isDirty)
  return (
    <Drawer
      isOpen
      title={title}
      subtitle={subtitle}
      width={width}
      actions={actions}
      foot={foot}
      onOpenChange={() => (isDirty ? setAsking(true) : onClose())}
    >
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('leaveTitle')}
        body={t('leaveBody')}
        confirmLabel={t('leave')}
        cancelLabel={t('stay')}
        isDangerous
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
      <LeaveDialog guard={guard} />
    </Drawer>
  )
}
