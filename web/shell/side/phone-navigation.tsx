import { Dialog } from '@base-ui/react/dialog'
import type { ComponentProps } from 'react'
import { t } from '#web/shell/t.ts'
import { WorkspacePlaces } from './workspace-places.tsx'
import '#web/ui/layer/surface.css'
import '#web/ui/layer/drawer.css'

interface PhoneNavigationProps extends Omit<ComponentProps<typeof WorkspacePlaces>, 'isCollapsed'> {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The sidebar as an 80vw drawer; it closes when a place is chosen. */
export const PhoneNavigation = ({ isOpen, onOpenChange, ...places }: PhoneNavigationProps) => (
  <Dialog.Root open={isOpen} onOpenChange={(next) => onOpenChange(next)}>
    <Dialog.Portal>
      <Dialog.Backdrop className="vg-scrim" />
      <Dialog.Popup className="vg-drawer vg-drawer--start p-4" aria-label={t('workspaceNavigation')}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard clicks it */}
        <nav
          className="flex h-full flex-col"
          aria-label={t('workspaceNavigation')}
          onClick={(event) => event.target instanceof HTMLElement && event.target.closest('a') && onOpenChange(false)}
        >
          <WorkspacePlaces {...places} isCollapsed={false} />
        </nav>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
