import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { t } from '#web/shell/t.ts'

interface SideProps {
  readonly label: string
  readonly isCollapsed: boolean
  readonly onCollapse: (isCollapsed: boolean) => void
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A sidebar that collapses to icons with their labels below; the handle shows on hover and focus, and the caller keeps the choice. */
export const Side = ({ label, isCollapsed, onCollapse, className, children }: SideProps) => (
  <nav className={cx('vg-side', className)} data-folded={isCollapsed || undefined} aria-label={label}>
    {children}
    <button
      type="button"
      className="vg-side__handle"
      aria-label={isCollapsed ? t('expand') : t('collapse')}
      aria-expanded={!isCollapsed}
      onClick={() => onCollapse(!isCollapsed)}
    >
      <ChevronLeft size={14} aria-hidden="true" />
    </button>
  </nav>
)
