import type { ReactNode } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import './step-list.css'

export interface StepItem {
  readonly label: string
  /** Instead of the label: a link that leads to it. */
  readonly shown?: ReactNode
  readonly detail?: ReactNode
  /** At the end of the label's line: how long it took. */
  readonly aside?: ReactNode
  /** filled: done. ring with halo: current. ring: to come. diamond: failed. */
  readonly state: 'done' | 'now' | 'next' | 'failed'
}

interface StepListProps {
  readonly steps: readonly StepItem[]
  /** On a phone the steps are side by side, without their details. */
  readonly isRail?: boolean | undefined
  /** With room between them, as the content of a page. */
  readonly isSpaced?: boolean | undefined
}

/** Steps on one hairline. */
export const StepList = ({ steps, isRail = false, isSpaced = false }: StepListProps) => (
  <ol className={cx('vg-signal', isRail && 'vg-signal--rail', isSpaced && 'vg-signal--spaced')}>
    {steps.map((step) => (
      <li
        key={step.label}
        className={`vg-signal--${step.state}`}
        aria-current={step.state === 'now' ? 'step' : undefined}
      >
        <span className="flex gap-4">
          <span
            className={cx(
              'min-w-0 flex-1',
              step.detail || (isSpaced && step.state !== 'next') ? 'font-medium' : 'text-ink-2',
            )}
          >
            {step.shown ?? step.label}
          </span>
          {step.aside && <span className="text-ink-2 tabular-nums">{step.aside}</span>}
        </span>
        {step.detail && <div className="vg-signal__detail text-sm text-ink-2">{step.detail}</div>}
      </li>
    ))}
  </ol>
)
