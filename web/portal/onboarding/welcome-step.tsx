import { ArrowRight, Building2, MessagesSquare, Palette } from 'lucide-react'
import { Button } from '#web/ui/button/button.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import type { StepName } from './steps-of.ts'
import { t } from './t.ts'

interface WelcomeStepProps {
  readonly name: string
  readonly steps: readonly StepName[]
  readonly onNext: () => void
}

/** What is ahead: only what SAAS Mode asks for. */
export const WelcomeStep = ({ name, steps, onNext }: WelcomeStepProps) => {
  const hasAgent = steps.includes('branding')
  const ahead = [
    ...(steps.includes('company-info') ? [{ text: t('welcomeCompany'), Icon: Building2 }] : []),
    ...(hasAgent ? [{ text: t('welcomeBrand'), Icon: Palette }] : []),
    ...(hasAgent ? [{ text: t('welcomeReady'), Icon: MessagesSquare }] : []),
  ]
  return (
    <WizardStep
      title={t('welcomeTitle', { name })}
      description={t('welcomeFact')}
      actions={
        <Button variant="primary" onClick={onNext}>
          {t('start')}
          <ArrowRight size={16} aria-hidden="true" />
        </Button>
      }
    >
      <ol className="grid max-w-130 divide-y divide-line rounded-lg border border-line">
        {ahead.map(({ text, Icon }) => (
          <li key={text} className="flex items-center gap-3.5 px-4 py-4">
            <Icon size={18} className="flex-none text-brand-ink" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ol>
    </WizardStep>
  )
}
