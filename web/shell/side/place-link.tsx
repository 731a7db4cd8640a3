import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { Tip } from '#web/ui/button/tip.tsx'

interface PlaceProps extends Omit<ComponentProps<'a'>, 'children'> {
  readonly label: string
  readonly icon: ReactNode
  /** What waits there. */
  readonly count?: ReactNode
  /** The label is under the icon; the tooltip adds the shortcut. */
  readonly isCollapsed?: boolean | undefined
  readonly shortcut?: string | undefined
}

const Place = ({ label, icon, count, isCollapsed, shortcut, className: _, ...rest }: PlaceProps) => {
  const link = (
    <a {...rest} className="vg-place">
      {icon}
      <span>{label}</span>
      {count}
    </a>
  )
  return isCollapsed ? (
    <Tip text={label} side="right" shortcut={shortcut}>
      {link}
    </Tip>
  ) : (
    link
  )
}

/** A place in a navigation; the ring marks the current one. */
export const PlaceLink = createLink(Place)
