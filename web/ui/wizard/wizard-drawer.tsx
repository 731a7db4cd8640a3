import { type ReactNode, type RefObject, useState } from 'react'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'

interface WizardDrawerProps {
  readonly title: string
  /** Closing asks for confirmation. */
  readonly hasUnsavedInput: boolean
  readonly question: {
    readonly title: string
    readonly body: string
    readonly confirmLabel: string
    readonly cancelLabel: string
  }
  /** Where the focus goes; a step without it leaves it to the drawer. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A wizard over the page that opened it; closing it with unsaved input asks first. */
export const WizardDrawer = ({
  title,
  hasUnsavedInput,
  question,
  initialFocus,
  onClose,
  children,
}: WizardDrawerProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <Drawer
      isOpen
      width={880}
      title={title}
      initialFocus={initialFocus}
      onOpenChange={(isOpen) => !isOpen && (hasUnsavedInput ? setAsking(true) : onClose())}
    >
      {children}
      <ConfirmDialog isOpen={isAsking} {...question} onConfirm={onClose} onCancel={() => setAsking(false)} />
    </Drawer>
  )
}
