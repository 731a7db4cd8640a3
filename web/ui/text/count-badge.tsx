import { count as written } from '#web/lib/format/count.ts'
import './count-badge.css'

export interface CountBadgeProps {
  readonly count: number
  /** More than this are shown as "99+". */
  readonly most: number
  /** What is counted, for screen readers. */
  readonly label: string
}

/** How many things want attention; nothing while none does. */
export const CountBadge = ({ count, most, label }: CountBadgeProps) =>
  count > 0 && (
    <>
      <span className="vg-count" aria-hidden="true">
        {count > most ? `${written(most)}+` : written(count)}
      </span>
      <span className="sr-only">, {label}</span>
    </>
  )
