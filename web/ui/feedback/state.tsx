import { cx } from '#web/lib/style/cx.ts'
import './state.css'

/** disc: fine or live. half disc: changed or a warning. diamond: failed. ring: idle. open ring: working. brand disc: handled by a teammate. */
export type StateKind = 'fine' | 'changed' | 'failed' | 'idle' | 'working' | 'active'

export interface StateProps {
  readonly kind: StateKind
  readonly children: string
  readonly isLoud?: boolean | undefined
}

/** A shape and a word, so that no state depends on colour alone. */
export const State = ({ kind, children, isLoud }: StateProps) => (
  <span className={cx('vg-state', `vg-state--${kind}`, isLoud && 'vg-state--loud')}>
    <span>{children}</span>
  </span>
)
