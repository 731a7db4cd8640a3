import { skipToken, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import type { ClientDraft } from '#shared/onboarding/client-draft'
import type { Region } from '#shared/regions'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { WizardFrame } from '#web/ui/wizard/wizard-frame.tsx'
import { GoalsStep } from './goals-step.tsx'
import { type StepName, stepAt, stepsOf } from './steps-of.ts'
import { t } from './t.ts'
import { useDraft } from './use-draft.ts'
import { WelcomeStep } from './welcome-step.tsx'

// of the dashboard's wizard, and heavy: the first steps do without
const AgentSteps = lazyPart(() => import('./agent-steps.tsx'), 'AgentSteps')

interface ClientWizardProps {
  readonly region: Region
  readonly me: PortalSession
  readonly initial: ClientDraft
  readonly isLeaving: boolean
  /** Ends the onboarding and opens the dashboard, or a tab of it. */
  readonly onLeave: (to?: 'channels') => Promise<void>
}

const stageOf = {
  welcome: () => ({ label: t('stageWelcome'), detail: t('stageWelcomeDetail') }),
  goals: ({ goals }) => ({ label: t('stageGoals'), detail: t('stageGoalsDetail', { count: goals.length }) }),
  'company-info': ({ company }) => ({ label: t('stageCompany'), detail: company.name || t('stageCompanyDetail') }),
  branding: ({ choices }) => ({ label: t('stageBrand'), detail: choices?.primaryColor ?? t('stageBrandDetail') }),
} satisfies Record<StepName, (draft: ClientDraft) => { readonly label: string; readonly detail: string }>

/** The steps that the agency has set. */
export const ClientWizard = ({ region, me, initial, isLeaving, onLeave }: ClientWizardProps) => {
  const steps = stepsOf(me.agency.settings.clientOnboarding)
  const [draft, setDraft] = useDraft(region, initial, () => void onLeave())
  const step = stepAt(steps, draft.step)
  const at = step === undefined ? 0 : steps.indexOf(step)
  const move = (to: StepName | undefined) => {
    if (to) setDraft({ ...draft, step: to })
    else void onLeave()
  }
  const before = steps[at - 1]
  const onBack = before && (() => move(before))
  const next = () => move(steps[at + 1])
  const hasAgent = steps.includes('branding')
  // the creation's own query, which its step asks
  const creation = useQuery<{ readonly status: string }>({
    queryKey: ['onboarding', region, 'creation', draft.attemptId],
    queryFn: skipToken,
  })
  const isReady =
    step === 'branding' && draft.choices && draft.madeAgentId === undefined && creation.data?.status === 'done'
  const ready = { label: t('stageReady'), detail: t('stageReadyDetail') }
  const stages = steps.map((name) => stageOf[name](draft))
  return (
    <WizardFrame at={isReady ? steps.length : at} stages={hasAgent ? [...stages, ready] : stages}>
      {step === 'welcome' && <WelcomeStep name={me.client.name} steps={steps} onNext={next} />}
      {step === 'goals' && (
        <GoalsStep
          value={draft.goals}
          onChange={(goals) => setDraft({ ...draft, goals })}
          onBack={onBack}
          onNext={next}
        />
      )}
      {(step === 'company-info' || step === 'branding') && (
        <Suspense fallback={<Skeleton className="m-8 h-60" />}>
          <AgentSteps
            region={region}
            me={me}
            step={step}
            draft={draft}
            isLeaving={isLeaving}
            onDraft={setDraft}
            onBack={onBack}
            onNext={next}
            onLeave={(to) => void onLeave(to)}
          />
        </Suspense>
      )}
    </WizardFrame>
  )
}
