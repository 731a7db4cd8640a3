import type { ReactNode } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { t } from '#web/ui/t.ts'
import './skeleton.css'

/** Wraps skeletons in the final geometry: they appear after 150 ms and announce "Loading" once. */
export const Loading = ({
  children,
  className,
}: {
  readonly children: ReactNode
  readonly className?: string | undefined
}) => (
  <div role="status" aria-label={t('loading')} className={cx('vg-later', className)}>
    {children}
  </div>
)
