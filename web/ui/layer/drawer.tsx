import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { t } from '#web/ui/t.ts'
import '#web/ui/button/button.css'
import './surface.css'
import './drawer.css'

export interface DrawerProps {
  readonly isOpen: boolean
  /** Called with false by Escape, the scrim and the close button; the caller may ask first. */
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly subtitle?: string | undefined
  readonly width?: number | undefined
  /** Beside the close button. */
  readonly actions?: ReactNode
  readonly foot?: ReactNode
  /** `false`: the content takes the focus. */
  readonly initialFocus?: RefObject<HTMLElement | null> | false | undefined
  /** A wizard brings its own rail and foot bar. */
  readonly look?: 'wizard' | undefined
  readonly children: ReactNode
}

/** A panel from the right edge; on a phone a full-screen sheet with its actions at the foot. */
export const Drawer = ({
  isOpen,
  onOpenChange,
  title,
  subtitle,
  width = 600,
  actions,
  foot,
  initialFocus,
  look,
  children,
}: DrawerProps) => (
  <Dialog.Root open={isOpen} onOpenChange={(next) => onOpenChange(next)}>
    <Dialog.Portal>
      <Dialog.Backdrop className="vg-scrim" />
      <Dialog.Popup
        className={cx('vg-drawer', look && `vg-drawer--${look}`)}
        style={{ '--drawer-width': `${width}px` }}
        initialFocus={initialFocus}
      >
        <header className="vg-drawer__head">
          <div>
            <Dialog.Title className="text-lg">{title}</Dialog.Title>
            {subtitle && <Dialog.Description className="text-ink-2">{subtitle}</Dialog.Description>}
          </div>
          {actions}
          <Dialog.Close className={buttonClass({ variant: 'ghost', iconOnly: true })} aria-label={t('close')}>
            <X size={18} aria-hidden="true" />
          </Dialog.Close>
        </header>
        <div className="vg-drawer__body">{children}</div>
        {foot && <footer className="vg-drawer__foot">{foot}</footer>}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
