import type { ReactNode } from 'react'
import { t } from '#web/ui/deferred/t.ts'
import { StepList } from './step-list.tsx'

interface WizardFrameProps {
  readonly stages: readonly { readonly label: string; readonly detail?: string | undefined }[]
  /** The current one, from 0. */
  readonly at: number
  readonly children: ReactNode
}

/** A wizard's stages beside the current one: done, current, to come. */
export const WizardFrame = ({ stages, at, children }: WizardFrameProps) => (
  <div className="grid gap-6 md:grid-cols-[168px_minmax(0,1fr)] md:gap-8">
    <div className="self-start max-md:border-b max-md:border-line max-md:pb-4">
      <StepList
        isRail
        steps={stages.map((stage, index) => ({
          ...stage,
          state: index < at ? 'done' : index === at ? 'now' : 'next',
        }))}
      />
      <p className="sr-only" role="status">
        {t('stageOf', { n: at + 1, total: stages.length, name: stages[at]?.label ?? '' })}
      </p>
    </div>
    <div className="min-w-0">{children}</div>
  </div>
)
