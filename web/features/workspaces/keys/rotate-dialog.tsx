import { useState } from 'react'
import type { GracePeriod } from '#shared/workspaces/access-keys'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { t } from './t.ts'

interface RotateDialogProps {
  /** What is replaced, in a sentence: "agent key". */
  readonly what: string
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly onRotate: (validFor: GracePeriod) => void
  readonly onCancel: () => void
}

/** Asks how long the current key stays valid after it is replaced. */
export const RotateDialog = ({ what, isOpen, isBusy, onRotate, onCancel }: RotateDialogProps) => {
  const [validFor, setValidFor] = useState<GracePeriod>('day')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('rotateTitle', { what })}
      body={t('rotateBody')}
      confirmLabel={t('rotate')}
      isBusy={isBusy}
      onConfirm={() => onRotate(validFor)}
      onCancel={onCancel}
    >
      <PeriodChoice label={t('validFor')} value={validFor} onChange={setValidFor} />
    </ConfirmDialog>
  )
}
