import type { BrandingAnswer } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/onboarding/t.ts'
import { WizardStages } from '#web/features/onboarding/wizard-stages.tsx'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'

interface AnalysingStepProps {
  readonly region: Region
  readonly site: string
  readonly answer: Extract<BrandingAnswer, { status: 'running' }> | undefined
  readonly onBack: () => void
}

/** Each result shows as soon as it is found; the others keep their space. */
export const AnalysingStep = ({ region, site, answer, onBack }: AnalysingStepProps) => {
  const { found = {}, pages } = answer ?? {}
  const logo = useOwnPicture(region, found.favicon ?? found.logo ?? '')
  return (
    <WizardStep
      title={t('analysingTitle', { site })}
      description={
        <p className="min-h-6 truncate">
          {pages && pages.total > 0 && t('pagesOf', { done: pages.done, total: pages.total })}
          {pages?.title && `: ${pages.title}`}
        </p>
      }
      onBack={onBack}
    >
      <div className="flex items-center gap-4">
        {logo ? (
          <img src={logo} alt={t('logoFound')} className="size-14 rounded-xl object-contain" />
        ) : (
          <Skeleton className="size-14" />
        )}
        <p className="min-w-0 flex-1 font-medium">{found.name ?? <Skeleton className="h-4 w-40" />}</p>
      </div>
      <ul className="flex flex-wrap gap-2" aria-label={t('colour')}>
        {found.colors?.map(({ hex }) => (
          <li key={hex} className="size-8 rounded-lg border border-line" style={{ background: hex }}>
            <span className="sr-only">{hex}</span>
          </li>
        )) ?? (
          <li>
            <Skeleton className="h-8 w-48" />
          </li>
        )}
      </ul>
      {answer && <WizardStages steps={answer.steps} startedAt={answer.startedAt} />}
    </WizardStep>
  )
}
