import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import './surface.css'

export interface PopoverProps {
  readonly trigger: ReactElement
  readonly label: string
  readonly align?: 'start' | 'center' | 'end' | undefined
  readonly side?: 'top' | 'bottom' | undefined
  readonly className?: string | undefined
  readonly isOpen?: boolean | undefined
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** What gets the focus when it opens; true: its first control, false: the popover itself. */
  readonly initialFocus?: RefObject<HTMLElement | null> | (() => boolean) | undefined
  readonly children: ReactNode
}

/** A small panel at its trigger: not modal, Escape and a click outside close it, focus returns. */
export const Popover = ({
  trigger,
  label,
  align = 'start',
  side = 'bottom',
  className,
  isOpen,
  onOpenChange,
  initialFocus,
  children,
}: PopoverProps) => (
  <Base.Root open={isOpen} onOpenChange={(next) => onOpenChange?.(next)}>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner align={align} side={side} sideOffset={6} collisionPadding={8} className="z-30">
        <Base.Popup aria-label={label} initialFocus={initialFocus} className={cx('vg-float', className)}>
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
