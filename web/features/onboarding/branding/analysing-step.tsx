import { useState } from 'react'
import type { BrandingAnswer } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/onboarding/t.ts'
import { useElapsed } from '#web/features/onboarding/use-elapsed.ts'
import { WizardStages } from '#web/features/onboarding/wizard-stages.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import { FoundSoFar } from './found-so-far.tsx'
import { PageSketch } from './page-sketch.tsx'

interface AnalysingStepProps {
  readonly region: Region
  readonly site: string
  readonly answer: Extract<BrandingAnswer, { status: 'running' }> | undefined
  readonly onBack: (() => void) | undefined
}

/** Each result shows as soon as it is found; the others keep their space. */
export const AnalysingStep = ({ region, site, answer, onBack }: AnalysingStepProps) => {
  const { found = {}, pages, steps = [] } = answer ?? {}
  const [openedAt] = useState(Date.now)
  const seconds = useElapsed(answer?.startedAt ?? openedAt)
  const counted = pages && pages.total > 0 ? pages : undefined
  const reading = counted && t('pagesOf', counted)
  return (
    <WizardStep
      title={t('analysingTitle', { site })}
      description={t('analysingFact')}
      onBack={onBack}
      actions={
        <Button variant="primary" disabled>
          {t('next')}
        </Button>
      }
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_180px]">
        <PageSketch name={found.name ?? site} colors={found.colors} />
        <FoundSoFar region={region} found={found} />
      </div>
      <div className="grid gap-2">
        <p className="flex gap-4">
          <span className="min-w-0 flex-1 truncate font-medium">
            {reading ?? t('openingSite')}
            {counted?.title && `: ${counted.title}`}
          </span>
          <span className="text-ink-2 tabular-nums" aria-hidden="true">
            {t('seconds', { count: seconds })}
          </span>
        </p>
        <Progress label={t('analysingTitle', { site })} percent={percentOf(steps, counted)} />
      </div>
      <WizardStages steps={steps} progress={counted && t('countOf', counted)} />
    </WizardStep>
  )
}

/** The stages that are done, and of the one that is running the pages that are read. */
const percentOf = (
  steps: readonly { readonly state: string }[],
  pages: { readonly done: number; readonly total: number } | undefined,
): number => {
  const done = steps.filter(({ state }) => state === 'done').length
  const share = pages ? Math.min(1, pages.done / pages.total) : 0
  return Math.min(98, Math.max(4, (100 * (done + share)) / Math.max(1, steps.length)))
}
