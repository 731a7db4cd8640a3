import type { RefObject } from 'react'
import type { Region } from '#shared/regions'
import { CompanyStep } from '#web/features/onboarding/company-step.tsx'
import { t } from '#web/features/onboarding/t.ts'
import { language } from '#web/lib/words/language.ts'
import { WizardFrame } from '#web/ui/wizard/wizard-frame.tsx'
import { type WizardDraft, wizardDraft } from '#web-features/agents/new'
import { BrandingStep } from './branding/branding-step.tsx'
import { CreationStep } from './creation/creation-step.tsx'

interface AgentWizardProps {
  readonly region: Region
  readonly workspaceId: string
  readonly draft: WizardDraft
  readonly firstField: RefObject<HTMLInputElement | null>
  readonly onDraft: (draft: WizardDraft) => void
  /** Back on the first step. */
  readonly onLeave: () => void
  /** `ask`: a question to ask the agent at once. */
  readonly onDone: (agentId: string, ask?: string) => void
}

/** Company, brand, ready: the wizard itself, for the drawer and for pages. */
export const AgentWizard = ({ region, workspaceId, draft, firstField, onDraft, onLeave, onDone }: AgentWizardProps) => {
  const { step, choices, company, hasNoWebsite, attemptId } = draft
  const at = step === 'company-info' ? 0 : choices ? 2 : 1
  return (
    <WizardFrame
      at={at}
      stages={[
        { label: t('stepCompany'), detail: company.name || t('stepCompanyDetail') },
        { label: t('stepBrand'), detail: t('stepBrandDetail') },
        { label: t('stepReady'), detail: t('stepReadyDetail') },
      ]}
    >
      {step === 'company-info' && (
        <CompanyStep
          company={company}
          hasNoWebsite={hasNoWebsite}
          firstField={firstField}
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
          onBack={() => onDraft({ ...draft, step: 'company-info' })}
          onChosen={(chosen) => onDraft({ ...draft, choices: chosen })}
        />
      )}
      {step === 'branding' && choices && (
        <CreationStep
          region={region}
          input={{ attemptId, company, workspaceId, brandingChoices: choices, lang: language }}
          onStartOver={() => onDraft({ ...wizardDraft.fresh(company), hasNoWebsite })}
          onDone={onDone}
        />
      )}
    </WizardFrame>
  )
}
