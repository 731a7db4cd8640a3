import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '#web/ui/button/icon-button.tsx'

interface BellButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly label: string
  readonly isNew: boolean
}

/** The bell of the top bar, with a dot while something is new. It shows before its panel has loaded. */
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
