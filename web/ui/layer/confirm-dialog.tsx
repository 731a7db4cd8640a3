import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/ui/t.ts'
import './surface.css'
import './drawer.css'

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly body: string
  /** The label of the confirming button: "Delete". */
  readonly confirmLabel: string
  readonly cancelLabel?: string | undefined
  readonly isDangerous?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** Something of `children` is not decided yet. */
  readonly isDisabled?: boolean | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** What else is to be decided. */
  readonly children?: ReactNode
}

/** Asks before an action that cannot be undone. Focus starts on Cancel. */
export const ConfirmDialog = ({
  isOpen,
  title,
  body,
  confirmLabel,
  cancelLabel,
  isDangerous,
  isBusy,
  isDisabled,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) => {
  const wayOut = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="vg-scrim" />
        <AlertDialog.Popup className="vg-float vg-dialog" initialFocus={wayOut}>
          <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-ink-2">{body}</AlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button ref={wayOut} onClick={onCancel}>
              {cancelLabel ?? t('cancel')}
            </Button>
            <Button
              variant={isDangerous ? 'danger' : 'primary'}
              busy={isBusy}
              disabled={isDisabled}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
