import { CircleCheck, Code, MessageSquareText, MonitorPlay } from 'lucide-react'
import { Suspense } from 'react'
import { parseHex } from '#shared/colour'
import type { BrandingChoices, PersonalizedAnswer } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { BrandPreview } from '#web/features/onboarding/branding/brand-preview.tsx'
import { suggestion } from '#web/features/onboarding/branding/suggestion.ts'
import { t } from '#web/features/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import { ReadyRow } from './ready-row.tsx'
import { TriedQuestions } from './tried-questions.tsx'

const EmbedCodeView = lazyPart(async () => {
  const { EmbedCodeView } = await import('#web-features/agents/embed')
  return { EmbedCodeView }
}, 'EmbedCodeView')

interface ReadyStepProps {
  readonly region: Region
  readonly choices: BrandingChoices
  readonly made: Extract<PersonalizedAnswer, { status: 'done' }>
  readonly onBack: () => void
  readonly onDone: (agentId: string, ask?: string) => void
}

/** The new agent: what it was asked, what to do next, and how it looks. */
export const ReadyStep = ({ region, choices, made, onBack, onDone }: ReadyStepProps) => {
  const { agentId, agentData, pageCount, steps, triedQuestions = [] } = made
  const seconds = Math.round(steps.reduce((sum, { tookMs = 0 }) => sum + tookMs, 0) / 1000)
  const [first] = triedQuestions
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
      description={`${t('readyFact', { count: pageCount })} ${first ? t('readyTried', { count: triedQuestions.length }) : ''}`}
      onBack={onBack}
      backLabel={t('backToBrand')}
      actions={
        <>
          <Button variant="link" onClick={() => onDone(agentId)}>
            {t('skip')}
          </Button>
          <Button variant="primary" onClick={() => onDone(agentId)}>
            {t('toDashboard')}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_264px]">
        <div className="divide-y divide-line self-start rounded-lg border border-line">
          <ReadyRow
            icon={<MessageSquareText size={18} />}
            title={t('test')}
            fact={t('testFact')}
            action={
              <Button aria-label={t('openTest')} onClick={() => onDone(agentId)}>
                {t('open')}
              </Button>
            }
          >
            {first && <TriedQuestions questions={triedQuestions} onAsk={(ask) => onDone(agentId, ask)} />}
          </ReadyRow>
          <ReadyRow icon={<Code size={18} />} title={t('addTitle')} fact={t('addFact')}>
            <Suspense fallback={<Skeleton className="h-36" />}>
              <EmbedCodeView
                modes={['script', 'popup', 'embedded']}
                of={{ origin: location.origin, region, agentId, render: agentData.ui.widgetType }}
              />
            </Suspense>
          </ReadyRow>
          <ReadyRow
            icon={<MonitorPlay size={18} />}
            title={t('demo')}
            fact={t('demoFact')}
            action={
              <a
                href={made.prototypeUrl}
                target="_blank"
                rel="noreferrer"
                aria-label={t('openDemo')}
                className={buttonClass({})}
              >
                {t('open')}
              </a>
            }
          />
        </div>
        <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 max-md:hidden" aria-label={t('preview')}>
          <BrandPreview
            region={region}
            title={agentData.title}
            colour={parseHex(choices.primaryColor) ?? suggestion}
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
