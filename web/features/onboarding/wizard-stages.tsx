import { useEffect, useState } from 'react'
import type { WizardStep } from '#shared/onboarding/schema'
import { t } from '#web/features/onboarding/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { StepList } from '#web/ui/wizard/step-list.tsx'

interface WizardStagesProps {
  readonly steps: readonly WizardStep[]
  /** When it started, in milliseconds. */
  readonly startedAt: number
  readonly onElapsed?: (seconds: number) => void
}

const nameOf = ({ name: message, key }: Pick<WizardStep, 'name' | 'key'>) => serverText({ message, key })

const states = { done: 'done', running: 'now', waiting: 'next', failed: 'failed', skipped: 'done' } as const

/** Named stages with their times; the stage is announced, the seconds are not. */
export const WizardStages = ({ steps, startedAt, onElapsed }: WizardStagesProps) => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1000))
  useEffect(() => onElapsed?.(seconds), [onElapsed, seconds])
  return (
    <div className="grid gap-4">
      <p className="font-mono text-2xl tabular-nums" aria-hidden="true">
        {t('seconds', { count: seconds })}
      </p>
      <p className="sr-only" role="status">
        {steps.filter(({ state }) => state === 'running').map(nameOf)}
      </p>
      <StepList
        steps={steps.map(({ state, tookMs, ...step }) => ({
          label: nameOf(step),
          state: states[state],
          detail: tookMs === undefined ? undefined : t('seconds', { count: decimal(tookMs / 1000, 1) }),
        }))}
      />
    </div>
  )
}
