import type { ReactNode } from 'react'
import { t } from '#web/ui/deferred/t.ts'
import { StepList } from './step-list.tsx'
import './wizard.css'

interface WizardFrameProps {
  readonly stages: readonly { readonly label: string; readonly detail?: string | undefined }[]
  /** The current one, from 0. */
  readonly at: number
  readonly children: ReactNode
}

/** A wizard's stages on a rail beside the current one: done, current, to come. It fills the height that it gets. */
export const WizardFrame = ({ stages, at, children }: WizardFrameProps) => (
  <div className="vg-wizard">
    <div className="vg-wizard__rail">
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
    <div className="vg-wizard__stage">{children}</div>
  </div>
)
