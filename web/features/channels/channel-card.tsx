import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import './channels.css'

export interface ChannelCardProps {
  readonly name: string
  readonly icon: LucideIcon
  /** A `State`, or words where there is nothing to connect. */
  readonly state: ReactNode
  readonly children?: ReactNode
  /** At the foot: what happened last. */
  readonly note?: ReactNode
  /** At the foot's end. */
  readonly action?: ReactNode
  /** It cannot be connected: flat, without a foot. */
  readonly isUnavailable?: boolean | undefined
}

/** A channel: what it is called, how it is, and the way into its panel. */
export const ChannelCard = ({
  name,
  icon: Icon,
  state,
  children,
  note,
  action,
  isUnavailable = false,
}: ChannelCardProps) => {
  const id = useId()
  return (
    <li className={`vg-channel${isUnavailable ? ' vg-channel--unavailable' : ''}`} aria-labelledby={id}>
      <div className="vg-channel__head">
        <span className="vg-channel__icon">
          <Icon size={18} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h2 id={id} className="vg-channel__name">
            {name}
          </h2>
          <div className="text-sm">{state}</div>
        </div>
      </div>
      {children && <div className="vg-channel__body">{children}</div>}
      {(action || (note && !isUnavailable)) && (
        <div className="vg-channel__foot">
          <span className="min-w-0 flex-1 text-xs text-ink-2">{note}</span>
          {action}
        </div>
      )}
    </li>
  )
}
