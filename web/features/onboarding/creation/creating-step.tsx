import type { ReactNode } from 'react'
import type { PersonalizedAnswer } from '#shared/onboarding/schema'
import { t } from '#web/features/onboarding/t.ts'
import { useElapsed } from '#web/features/onboarding/use-elapsed.ts'
import { WizardStages } from '#web/features/onboarding/wizard-stages.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'

interface CreatingStepProps {
  readonly answer: Extract<PersonalizedAnswer, { status: 'running' }> | undefined
  /** The failure of the last request, while the creation goes on. */
  readonly problem: ReactNode
  /** Offered once it takes longer than usual. */
  readonly tryAgain: ReactNode
  /** Leaves the wizard; the creation goes on. */
  readonly leave: ReactNode
  readonly onBack: (() => void) | undefined
}

const OFFER_RETRY_AFTER_SECONDS = 30

/** The stages of the creation with the seconds that it has taken. */
export const CreatingStep = ({ answer, problem, tryAgain, leave, onBack }: CreatingStepProps) => {
  const startedAt = answer?.startedAt
  const seconds = useElapsed(startedAt ?? Number.POSITIVE_INFINITY)
  const steps = answer?.steps ?? []
  const done = steps.filter(({ state }) => state === 'done').length
  const isLate = seconds >= OFFER_RETRY_AFTER_SECONDS
  return (
    <WizardStep
      title={t('creatingTitle')}
      description={t('creatingFact')}
      onBack={onBack}
      hint={t(isLate ? 'retryKeeps' : 'retryLater')}
      actions={
        <>
          {leave}
          {isLate && tryAgain}
        </>
      }
    >
      <div className="grid max-w-130 gap-6">
        <div className="grid gap-2">
          <p className="text-end text-ink-2 tabular-nums" aria-hidden="true">
            {t('seconds', { count: seconds })}
          </p>
          <Progress
            label={t('creatingTitle')}
            percent={Math.max(4, (100 * (done + 0.5)) / Math.max(1, steps.length + 0.5))}
          />
        </div>
        <WizardStages steps={steps} />
        {problem}
      </div>
    </WizardStep>
  )
}
