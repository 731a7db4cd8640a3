import { cx } from '#web/lib/style/cx.ts'
import './skeleton.css'

/** One grey bar; give it the size of what will stand there. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <span aria-hidden="true" className={cx('vg-skeleton', className)} />
)
