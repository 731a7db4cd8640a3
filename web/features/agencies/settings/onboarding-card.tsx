import type { ClientOnboarding } from '#shared/agencies/onboarding-settings'
import { t } from '#web/features/agencies/t.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { Card } from '#web/ui/page/card.tsx'

/** The switches of a step, and those that have a meaning only with it. Trying the voice comes with voice. */
const steps = [
  { step: 'showWelcomeStep', within: [] },
  { step: 'showGoalsStep', within: [] },
  {
    step: 'showCompanyInfoStep',
    within: ['requireCompanyName', 'requireCompanyWebsite', 'requireCompanyDescription'],
  },
  { step: 'showAgentCreationStep', within: ['showTestTextAgent', 'showWidgetScript'] },
] as const

interface OnboardingCardProps {
  readonly value: ClientOnboarding
  readonly isSignupOn: boolean
  readonly onChange: (patch: Partial<ClientOnboarding>) => void
}

/** What a client who has signed up goes through before their first page. */
export const OnboardingCard = ({ value, isSignupOn, onChange }: OnboardingCardProps) => (
  <Card isRuled>
    <FormSection title={t('onboarding')} description={t(isSignupOn ? 'onboardingHint' : 'onboardingOff')}>
      {steps.map(({ step, within }) => (
        <div key={step} className="grid gap-3">
          <Switch
            label={t(step)}
            hint={step === 'showAgentCreationStep' ? t('agentCreationHint') : undefined}
            checked={value[step]}
            onChange={(isOn) => onChange({ [step]: isOn })}
          />
          {within.map((name) => (
            <div key={name} className="ms-7">
              <Switch
                label={t(name)}
                checked={value[name]}
                disabled={!value[step]}
                onChange={(isOn) => onChange({ [name]: isOn })}
              />
            </div>
          ))}
        </div>
      ))}
    </FormSection>
  </Card>
)
