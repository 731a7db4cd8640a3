import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '#web/ui/button/icon-button.tsx'

interface BellButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly label: string
  readonly isNew: boolean
}

/** The bell of the top bar, with a dot while something is new. It stands there before what it opens has arrived. */
export const BellButton = ({ label, isNew, ...rest }: BellButtonProps) => (
  <IconButton
    {...rest}
    label={label}
    icon={
      <span className="vg-bell" data-new={isNew ? '' : undefined}>
        <Bell size={18} />
      </span>
    }
  />
)
