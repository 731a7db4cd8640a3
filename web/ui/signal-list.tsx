import type { ReactNode } from 'react'
import '#web/ui/signal-list.css'

export interface SignalStep {
  readonly label: string
  readonly detail?: ReactNode
  /** filled: done. ring with halo: now. ring: to come. diamond: failed. */
  readonly state: 'done' | 'now' | 'next' | 'failed'
}

/** Steps on one hairline. */
export const SignalList = ({ steps }: { readonly steps: readonly SignalStep[] }) => (
  <ol className="vg-signal">
    {steps.map((step) => (
      <li
        key={step.label}
        className={`vg-signal--${step.state}`}
        aria-current={step.state === 'now' ? 'step' : undefined}
      >
        <span className={step.detail ? 'font-medium' : 'text-ink-2'}>{step.label}</span>
        {step.detail && <div className="text-sm text-ink-2">{step.detail}</div>}
      </li>
    ))}
  </ol>
)
