import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import './wizard.css'

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
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A wizard over the page that opened it; each step takes the focus, and closing with unsaved input asks first. */
export const WizardDrawer = ({ title, hasUnsavedInput, question, onClose, children }: WizardDrawerProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <Drawer
      isOpen
      width={960}
      title={title}
      look="wizard"
      initialFocus={false}
      onOpenChange={(isOpen) => !isOpen && (hasUnsavedInput ? setAsking(true) : onClose())}
    >
      {children}
      <ConfirmDialog isOpen={isAsking} {...question} onConfirm={onClose} onCancel={() => setAsking(false)} />
    </Drawer>
  )
}
