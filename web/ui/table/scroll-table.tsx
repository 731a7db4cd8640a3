import type { ReactNode } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import './rows.css'
import './data-table.css'

interface ScrollTableProps {
  /** What the table lists: "Leads". */
  readonly label: string
  readonly className?: string
  /** Its head and body. */
  readonly children: ReactNode
}

/** A table that scrolls sideways on narrow screens, by keyboard as well. */
export const ScrollTable = ({ label, className, children }: ScrollTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
  <section className={cx('vg-data-table__scroll', className)} tabIndex={0} aria-label={label}>
    <table className="vg-rows">{children}</table>
  </section>
)
