import type { ComponentProps } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import '#web/ui/layer/surface.css'

export interface CardProps extends ComponentProps<'div'> {
  /** Hairlines between the children: one panel instead of several cards. */
  readonly isRuled?: boolean | undefined
}

export const Card = ({ isRuled, className, ...rest }: CardProps) => (
  <div {...rest} className={cx('vg-card', isRuled && 'vg-card--ruled', className)} />
)
