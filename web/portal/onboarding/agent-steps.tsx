import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import type { ClientDraft } from '#shared/onboarding/client-draft'
import type { Region } from '#shared/regions'
import { randomId } from '#web/lib/random-id.ts'
import { language } from '#web/lib/words/language.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { BrandingStep, CompanyStep, CreationStep } from '#web-features/onboarding'
import { restyleMine } from './restyle-mine.ts'

// what is done with the agent comes after it
const ClientReadyStep = lazyPart(() => import('./ready/ready-step.tsx'), 'ClientReadyStep')

interface AgentStepsProps {
  readonly region: Region
  readonly me: PortalSession
  readonly step: 'company-info' | 'branding'
  readonly draft: ClientDraft
  readonly isLeaving: boolean
  readonly onDraft: (draft: ClientDraft) => void
  readonly onBack: (() => void) | undefined
  readonly onNext: () => void
  readonly onLeave: (to?: 'channels') => void
}

/** Company, brand, creation, agent: the parts of the dashboard's wizard, as the agency has set them. */
export const AgentSteps = (props: AgentStepsProps) => {
  const { region, me, step, draft, isLeaving, onDraft, onBack, onNext, onLeave } = props
  const { primary } = useBrand()
  const client = useQueryClient()
  const settings = me.agency.settings.clientOnboarding
  const { company, choices, madeAgentId, attemptId, goals } = draft
  if (step === 'company-info')
    return (
      <CompanyStep
        company={company}
        required={{
          name: settings.requireCompanyName,
          website: settings.requireCompanyWebsite,
          description: settings.requireCompanyDescription,
        }}
        // another company is another attempt; an unchanged one joins the analysis under way
        onChange={(entered) => onDraft(anew({ ...draft, company: entered.company }))}
        onBack={onBack}
        onNext={onNext}
      />
    )
  if (choices === undefined || madeAgentId !== undefined)
    return (
      <BrandingStep
        region={region}
        workspaceId={undefined}
        draft={{ ...draft, step }}
        // the company of an agent that is being created is no longer chosen: back to it
        onBack={madeAgentId === undefined ? onBack : () => onDraft({ ...draft, madeAgentId: undefined })}
        suggestion={primary}
        restyle={(_, brand) => restyleMine(region, brand)}
        onEdit={(edits) => onDraft({ ...draft, edits: { ...draft.edits, ...withFacts(edits) } })}
        onChosen={(chosen) => onDraft({ ...draft, choices: chosen, madeAgentId: undefined })}
      />
    )
  return (
    <CreationStep
      region={region}
      input={{ attemptId, company, brandingChoices: choices, goals, lang: language }}
      onStartOver={() => {
        client.removeQueries({ queryKey: ['onboarding', region] })
        onDraft(anew(draft))
      }}
      // the way to the dashboard is at the top of the page, at every step
      leave={undefined}
      // its look can still be changed
      onBack={() => onDraft({ ...draft, madeAgentId: UNDER_WAY })}
      ready={(made) => (
        <Suspense fallback={<Skeleton className="m-8 h-60" />}>
          <ClientReadyStep
            region={region}
            me={me}
            choices={choices}
            made={made}
            isLeaving={isLeaving}
            onBack={() => onDraft({ ...draft, madeAgentId: made.agentId })}
            onLeave={onLeave}
          />
        </Suspense>
      )}
    />
  )
}

/** In the place of the id of an agent that is still being created. */
const UNDER_WAY = 'under-way'

/** Of another attempt: nothing that was found or chosen before. */
const anew = ({ step, goals, company }: ClientDraft): ClientDraft => ({ attemptId: randomId(24), step, goals, company })

type Edits = NonNullable<ClientDraft['edits']>

const withFacts = ({
  facts,
  ...edits
}: Omit<Edits, 'facts'> & { facts?: Readonly<Edits['facts']> | undefined }): Edits =>
  facts ? { ...edits, facts: [...facts] } : edits
