import type { ReactNode } from 'react'
import { type StepItem, StepList } from '#web/ui/wizard/step-list.tsx'

export interface EmptyProps {
  /** One sentence. */
  readonly title: string
  readonly body?: string | undefined
  /** One action, and at most one quiet link. */
  readonly children?: ReactNode
  /** The steps that follow, on a line. */
  readonly steps?: readonly StepItem[] | undefined
}

export const Empty = ({ title, body, children, steps }: EmptyProps) => (
  <div className="mx-auto grid w-fit max-w-[420px] justify-items-start gap-1 px-5 py-10">
    {steps && (
      <div className="mb-5">
        <StepList steps={steps} />
      </div>
    )}
    <h2>{title}</h2>
    {body && <p className="text-ink-2">{body}</p>}
    {children && <div className="mt-3 flex flex-wrap items-center gap-3">{children}</div>}
  </div>
)
