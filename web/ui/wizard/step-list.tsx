import type { ReactNode } from 'react'
import './step-list.css'

export interface StepItem {
  readonly label: string
  readonly detail?: ReactNode
  /** filled: done. ring with halo: current. ring: to come. diamond: failed. */
  readonly state: 'done' | 'now' | 'next' | 'failed'
}

interface StepListProps {
  readonly steps: readonly StepItem[]
  /** On a phone the steps are side by side, without their details. */
  readonly isRail?: boolean | undefined
}

/** Steps on one hairline. */
export const StepList = ({ steps, isRail = false }: StepListProps) => (
  <ol className={isRail ? 'vg-signal vg-signal--rail' : 'vg-signal'}>
    {steps.map((step) => (
      <li
        key={step.label}
        className={`vg-signal--${step.state}`}
        aria-current={step.state === 'now' ? 'step' : undefined}
      >
        <span className={step.detail ? 'font-medium' : 'text-ink-2'}>{step.label}</span>
        {step.detail && <div className="vg-signal__detail text-sm text-ink-2">{step.detail}</div>}
      </li>
    ))}
  </ol>
)
