import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Hex, parseHex } from '#shared/colour'
import type { BrandingChoices } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { BrandPreview } from '#web/features/onboarding/branding/brand-preview.tsx'
import { t } from '#web/features/onboarding/t.ts'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import type { MadeAgent } from './creation-step.tsx'

interface ReadyLayoutProps {
  readonly region: Region
  readonly made: MadeAgent
  readonly choices: BrandingChoices
  /** Of an agent whose colour was not chosen. */
  readonly colour: Hex
  readonly description: string
  readonly onBack: () => void
  readonly actions: ReactNode
  /** What to do next: `ReadyRow`s. */
  readonly children: ReactNode
}

/** The step of a wizard whose agent is made: what to do next with it, beside how it looks and answers. */
export const ReadyLayout = (props: ReadyLayoutProps) => {
  const { region, made, choices, colour, description, onBack, actions, children } = props
  const { agentData, steps, triedQuestions: [first] = [] } = made
  const seconds = Math.round(steps.reduce((sum, { tookMs = 0 }) => sum + tookMs, 0) / 1000)
  const greeting = agentData.nodes.find(({ type }) => type === 'start')?.says ?? agentData.vg_initMessages[0]
  return (
    <WizardStep
      over={
        <p
          role="status"
          className="mb-2 flex w-fit items-center gap-1.5 rounded-md bg-ok-wash px-2 py-0.5 text-sm text-ok"
        >
          <CircleCheck size={14} aria-hidden="true" />
          {t('readyIn', { count: Math.max(1, seconds) })}
        </p>
      }
      title={t('readyTitle')}
      description={description}
      onBack={onBack}
      backLabel={t('backToBrand')}
      actions={actions}
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_264px]">
        <div className="divide-y divide-line self-start rounded-lg border border-line">{children}</div>
        <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 max-md:hidden" aria-label={t('preview')}>
          <BrandPreview
            region={region}
            title={agentData.title}
            colour={parseHex(choices.primaryColor) ?? colour}
            themeMode={choices.themeMode}
            picture={agentData.roundedImageURL}
            lang={agentData.lang}
            said={first && greeting ? { greeting, question: first.question, answer: first.answer } : undefined}
          />
        </section>
      </div>
    </WizardStep>
  )
}
