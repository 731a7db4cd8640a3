import { ArrowRight } from 'lucide-react'
import { type GoalName, goalNames } from '#shared/onboarding/goal-names'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import { t } from './t.ts'

interface GoalsStepProps {
  readonly value: readonly GoalName[]
  readonly onChange: (goals: GoalName[]) => void
  readonly onBack: (() => void) | undefined
  readonly onNext: () => void
}

/** What the agent is for: sentences of its instructions. */
export const GoalsStep = ({ value, onChange, onBack, onNext }: GoalsStepProps) => (
  <WizardStep
    title={t('goalsTitle')}
    description={t('goalsFact')}
    onBack={onBack}
    actions={
      <Button variant="primary" onClick={onNext}>
        {t('next')}
        <ArrowRight size={16} aria-hidden="true" />
      </Button>
    }
  >
    <FieldGroup label={t('stageGoals')}>
      <div className="grid max-w-130 gap-1">
        {goalNames.map((goal) => (
          <Checkbox
            key={goal}
            label={t(`goal.${goal}`)}
            checked={value.includes(goal)}
            onChange={(isOn) => onChange(goalNames.filter((each) => (each === goal ? isOn : value.includes(each))))}
          />
        ))}
      </div>
    </FieldGroup>
  </WizardStep>
)
