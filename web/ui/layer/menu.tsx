import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { Kbd } from '#web/ui/button/kbd.tsx'
import './surface.css'
import './menu.css'

export interface MenuAction {
  readonly label: string
  readonly icon?: ReactNode
  readonly shortcut?: string | undefined
  readonly isDangerous?: boolean | undefined
  readonly onSelect: () => void
}

export interface MenuProps {
  readonly trigger: ReactElement
  readonly label: string
  readonly actions: readonly MenuAction[]
  /** Why an action that one would expect is not there. */
  readonly note?: string | undefined
  readonly align?: 'start' | 'end' | undefined
  /** Its button was pressed before this was there. */
  readonly opensAtOnce?: boolean | undefined
}

/** Actions on one thing. Links to other pages belong in a `Popover`, not a menu. */
export const Menu = ({ trigger, label, actions, note, align = 'end', opensAtOnce }: MenuProps) => (
  <Base.Root defaultOpen={opensAtOnce ?? false}>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner align={align} sideOffset={4} collisionPadding={8} className="z-30">
        <Base.Popup aria-label={label} className="vg-float vg-menu">
          {actions.map((action) => (
            <Base.Item
              key={action.label}
              className={cx('vg-menu__item', action.isDangerous && 'vg-menu__item--danger')}
              onClick={action.onSelect}
            >
              {action.icon}
              {action.label}
              {action.shortcut && <Kbd keys={action.shortcut} />}
            </Base.Item>
          ))}
          {note && (
            <Base.Item disabled className="vg-menu__note">
              {note}
            </Base.Item>
          )}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
