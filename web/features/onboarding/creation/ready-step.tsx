import type { PersonalizedAnswer } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import { EmbedCodeView } from '#web-features/agents/embed'
import { TriedQuestions } from './tried-questions.tsx'

interface ReadyStepProps {
  readonly region: Region
  readonly made: Extract<PersonalizedAnswer, { status: 'done' }>
  readonly onDone: (agentId: string, ask?: string) => void
}

export const ReadyStep = ({ region, made, onDone }: ReadyStepProps) => {
  const { agentId, agentData, pageCount, triedQuestions = [] } = made
  return (
    <WizardStep
      title={t('readyTitle', { name: agentData.title })}
      description={<p role="status">{t('readyFact', { count: pageCount })}</p>}
      skip={{ label: t('skip'), onSkip: () => onDone(agentId) }}
      actions={
        <>
          <a href={made.prototypeUrl} target="_blank" rel="noreferrer" className={buttonClass({})}>
            {t('demo')}
          </a>
          <Button variant="primary" onClick={() => onDone(agentId)}>
            {t('test')}
          </Button>
        </>
      }
    >
      {triedQuestions.length > 0 && <TriedQuestions questions={triedQuestions} onAsk={(ask) => onDone(agentId, ask)} />}
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3>{t('addTitle')}</h3>
        <EmbedCodeView of={{ origin: location.origin, region, agentId, render: agentData.ui.widgetType }} />
      </section>
    </WizardStep>
  )
}
