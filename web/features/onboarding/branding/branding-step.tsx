import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { brandingQuery } from '#web/features/onboarding/queries.ts'
import { t } from '#web/features/onboarding/t.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import type { WizardDraft } from '#web-features/agents/new'
import { AnalysingStep } from './analysing-step.tsx'
import { BrandForm } from './brand-form.tsx'
import { siteName } from './site-name.ts'

interface BrandingStepProps {
  readonly region: Region
  readonly workspaceId: string
  readonly draft: WizardDraft
  readonly onBack: () => void
  readonly onChosen: (choices: NonNullable<WizardDraft['choices']>) => void
}

/** The analysis, then the choices; after a failed one everything is chosen manually. */
export const BrandingStep = ({ region, workspaceId, draft, onBack, onChosen }: BrandingStepProps) => {
  const { attemptId, company } = draft
  const [isByHand, setByHand] = useState(false)
  const { data, error, refetch, isFetching } = useQuery(brandingQuery(region, { attemptId, company, workspaceId }))
  const form = { region, workspaceId, draft, onBack, onChosen }
  if (isByHand) return <BrandForm {...form} />
  if (data?.status === 'done') return <BrandForm {...form} found={data.brandingInfo} />
  const actions = (
    <>
      <Button onClick={onBack}>{t('back')}</Button>
      <Button variant="primary" onClick={() => setByHand(true)}>
        {t('byHand')}
      </Button>
    </>
  )
  if (data?.status === 'failed')
    return (
      <Note tone="bad" title={serverText(data)} actions={actions}>
        {data.detail && <p>{serverText({ message: data.detail, key: data.detailKey })}</p>}
        <p>{t('failedFact')}</p>
      </Note>
    )
  if (error)
    return (
      <div className="grid gap-4">
        <ProblemNote title={t('analysisFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        <div className="flex gap-2">{actions}</div>
      </div>
    )
  return (
    <AnalysingStep
      region={region}
      site={company.website ? siteName(company.website) : company.name}
      answer={data}
      onBack={onBack}
    />
  )
}
