import type { WizardStep } from '#shared/onboarding/schema'
import { t } from '#web/features/onboarding/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { StepList } from '#web/ui/wizard/step-list.tsx'

interface WizardStagesProps {
  readonly steps: readonly WizardStep[]
  /** Beside the stage that is running: how far it is. */
  readonly progress?: string | undefined
}

const nameOf = ({ name: message, key }: Pick<WizardStep, 'name' | 'key'>) => serverText({ message, key })

const states = { done: 'done', running: 'now', waiting: 'next', failed: 'failed', skipped: 'done' } as const

/** Named stages with their times; the stage is announced, its times are not. */
export const WizardStages = ({ steps, progress }: WizardStagesProps) => (
  <div>
    <p className="sr-only" role="status">
      {steps.filter(({ state }) => state === 'running').map(nameOf)}
    </p>
    <StepList
      isSpaced
      steps={steps.map(({ state, tookMs, ...step }) => ({
        label: nameOf(step),
        state: states[state],
        aside:
          tookMs === undefined ? state === 'running' && progress : t('seconds', { count: decimal(tookMs / 1000, 1) }),
      }))}
    />
  </div>
)
