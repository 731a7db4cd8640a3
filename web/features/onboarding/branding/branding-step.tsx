import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Hex } from '#shared/colour'
import type { Region } from '#shared/regions'
import { brandingQuery } from '#web/features/onboarding/queries.ts'
import { t } from '#web/features/onboarding/t.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import type { BrandEdits, WizardDraft } from '#web-features/agents/new'
import { AnalysingStep } from './analysing-step.tsx'
import { BrandForm } from './brand-form.tsx'
import { siteName } from './site-name.ts'
import type { Restyle } from './use-apply-brand.ts'

interface BrandingStepProps {
  readonly region: Region
  /** None for a client of an agency: the session says whose agent it is. */
  readonly workspaceId: string | undefined
  readonly draft: WizardDraft
  /** Absent where no step is before this one. */
  readonly onBack: (() => void) | undefined
  readonly onEdit: (edits: BrandEdits) => void
  /** The colour where the website shows none. */
  readonly suggestion: Hex
  /** Gives an agent that stands another look. */
  readonly restyle: Restyle
  readonly onChosen: (choices: NonNullable<WizardDraft['choices']>) => void
}

/** The analysis, then the choices; after a failed one everything is chosen manually. */
export const BrandingStep = (props: BrandingStepProps) => {
  const { region, workspaceId, draft, onBack } = props
  const { attemptId, company } = draft
  const [isByHand, setByHand] = useState(false)
  const { data, error, refetch, isFetching } = useQuery(brandingQuery(region, { attemptId, company, workspaceId }))
  if (isByHand) return <BrandForm {...props} />
  if (data?.status === 'done')
    return <BrandForm {...props} found={data.brandingInfo} facts={data.facts} isReading={data.isReading} />
  const site = company.website ? siteName(company.website) : company.name
  const byHand = (
    <Button variant="primary" onClick={() => setByHand(true)}>
      {t('byHand')}
    </Button>
  )
  if (data?.status === 'failed')
    return (
      <WizardStep title={t('analysingTitle', { site })} onBack={onBack} actions={byHand}>
        <Note tone="bad" title={serverText(data)}>
          {data.detail && <p>{serverText({ message: data.detail, key: data.detailKey })}</p>}
          <p>{t('failedFact')}</p>
        </Note>
      </WizardStep>
    )
  if (error)
    return (
      <WizardStep title={t('analysingTitle', { site })} onBack={onBack} actions={byHand}>
        <ProblemNote title={t('analysisFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </WizardStep>
    )
  return <AnalysingStep region={region} site={site} answer={data} onBack={onBack} />
}
