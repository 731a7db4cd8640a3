import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { Tip } from '#web/ui/tip.tsx'

interface PlaceProps extends Omit<ComponentProps<'a'>, 'children'> {
  readonly label: string
  readonly icon: ReactNode
  /** Only the icon shows; the name becomes the tooltip. */
  readonly isFolded?: boolean | undefined
  readonly shortcut?: string | undefined
}

const Place = ({ label, icon, isFolded, shortcut, className: _, ...rest }: PlaceProps) => {
  const link = (
    <a {...rest} className="vg-place">
      {icon}
      <span className={isFolded ? 'sr-only' : undefined}>{label}</span>
    </a>
  )
  return isFolded ? (
    <Tip text={label} side="right" shortcut={shortcut}>
      {link}
    </Tip>
  ) : (
    link
  )
}

/** A place in a navigation; the ring on the line marks the current one. */
export const PlaceLink = createLink(Place)
