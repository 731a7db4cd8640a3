import type { ReactNode } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import './tag.css'

export const Tag = ({
  isBrand,
  children,
}: {
  readonly isBrand?: boolean | undefined
  readonly children: ReactNode
}) => <span className={cx('vg-tag', isBrand && 'vg-tag--brand')}>{children}</span>
