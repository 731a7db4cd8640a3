import { Code, MessageSquareText, MonitorPlay } from 'lucide-react'
import { Suspense } from 'react'
import type { BrandingChoices, PersonalizedAnswer } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { suggestion } from '#web/features/onboarding/branding/suggestion.ts'
import { t } from '#web/features/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { ReadyLayout } from './ready-layout.tsx'
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
  const { agentId, agentData, pageCount, triedQuestions = [] } = made
  const [first] = triedQuestions
  return (
    <ReadyLayout
      region={region}
      made={made}
      choices={choices}
      colour={suggestion}
      description={`${t('readyFact', { count: pageCount })} ${first ? t('readyTried', { count: triedQuestions.length }) : ''}`}
      onBack={onBack}
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
    </ReadyLayout>
  )
}
