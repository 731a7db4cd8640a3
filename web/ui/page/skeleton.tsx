import { cx } from '#web/lib/style/cx.ts'
import './skeleton.css'

/** One grey bar; give it the size of the content. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <span aria-hidden="true" className={cx('vg-skeleton', className)} />
)
