import { useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { CompanyStep } from '#web/features/onboarding/company-step.tsx'
import { t } from '#web/features/onboarding/t.ts'
import { language } from '#web/lib/words/language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { WizardFrame } from '#web/ui/wizard/wizard-frame.tsx'
import { type WizardDraft, wizardDraft } from '#web-features/agents/new'
import { BrandingStep } from './branding/branding-step.tsx'
import { restyleAgent } from './branding/restyle-agent.ts'
import { suggestion } from './branding/suggestion.ts'
import { CreationStep } from './creation/creation-step.tsx'
import { ReadyStep } from './creation/ready-step.tsx'
import { creationQuery } from './queries.ts'

interface AgentWizardProps {
  readonly region: Region
  readonly workspaceId: string
  readonly draft: WizardDraft
  readonly onDraft: (draft: WizardDraft) => void
  /** Back on the first step. */
  readonly onLeave: () => void
  readonly onClose: () => void
  /** `ask`: a question to ask the agent at once. */
  readonly onDone: (agentId: string, ask?: string) => void
}

/** Company, brand, ready: the wizard itself, for the drawer and for pages. */
export const AgentWizard = (props: AgentWizardProps) => {
  const { region, workspaceId, draft, onDraft, onLeave, onClose, onDone } = props
  const { step, choices, company, hasNoWebsite, attemptId, madeAgentId } = draft
  const chosen = choices ?? { primaryColor: '', themeMode: 'light' as const, faviconApproved: false }
  const input = { attemptId, company, workspaceId, brandingChoices: chosen, lang: language }
  const creation = useQuery({ ...creationQuery(region, input), enabled: false })
  const isReady = choices !== undefined && creation.data?.status === 'done'
  const at = step === 'company-info' ? 0 : isReady ? 2 : 1
  return (
    <WizardFrame
      at={at}
      stages={[
        { label: t('stepCompany'), detail: (at > 0 && company.name) || t('stepCompanyDetail') },
        { label: t('stepBrand'), detail: brandDetail(draft, isReady) },
        { label: t('stepReady'), detail: t('stepReadyDetail') },
      ]}
    >
      {step === 'company-info' && (
        <CompanyStep
          company={company}
          hasNoWebsite={hasNoWebsite}
          // another company is another attempt; an unchanged one joins the analysis under way
          onChange={(next) => onDraft({ ...wizardDraft.fresh(next.company), hasNoWebsite: next.hasNoWebsite })}
          onBack={onLeave}
          onNext={() => onDraft({ ...draft, step: 'branding' })}
        />
      )}
      {step === 'branding' && !choices && (
        <BrandingStep
          region={region}
          workspaceId={workspaceId}
          draft={draft}
          // the company of an agent that stands is no longer chosen here
          onBack={madeAgentId ? undefined : () => onDraft({ ...draft, step: 'company-info' })}
          suggestion={suggestion}
          restyle={(agentId, brand) => restyleAgent(region, agentId, brand)}
          onEdit={(edits) => onDraft({ ...draft, edits: { ...draft.edits, ...edits } })}
          onChosen={(next) => onDraft({ ...draft, choices: next, madeAgentId: undefined })}
        />
      )}
      {step === 'branding' && choices && (
        <CreationStep
          region={region}
          input={input}
          onStartOver={() => onDraft({ ...wizardDraft.fresh(company), hasNoWebsite })}
          leave={<Button onClick={onClose}>{t('inBackground')}</Button>}
          ready={(made) => (
            <ReadyStep
              region={region}
              choices={chosen}
              made={made}
              onBack={() => onDraft({ ...draft, choices: undefined, madeAgentId: made.agentId })}
              onDone={onDone}
            />
          )}
        />
      )}
    </WizardFrame>
  )
}

const brandDetail = ({ step, choices }: WizardDraft, isReady: boolean): string => {
  if (step === 'company-info') return t('stepBrandNext')
  if (!choices) return t('stepBrandDetail')
  if (!isReady) return t('stepBrandCreating')
  return `${t(choices.themeMode)}, ${choices.primaryColor}`
}
