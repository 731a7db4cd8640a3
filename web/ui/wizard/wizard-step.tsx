import type { ReactNode } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/ui/t.ts'

interface WizardStepProps {
  readonly title: string
  readonly description?: ReactNode
  readonly children?: ReactNode
  readonly onBack?: (() => void) | undefined
  /** Skips everything that is left. */
  readonly skip?: { readonly label: string; readonly onSkip: () => void } | undefined
  /** The action that continues, at the end of the footer. */
  readonly actions?: ReactNode
}

/** One stage of a wizard: its title, its fields, and the actions back, skip and continue. */
export const WizardStep = ({ title, description, children, onBack, skip, actions }: WizardStepProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <div>
      <h2 className="text-2xl break-words">{title}</h2>
      {description && <div className="text-ink-2">{description}</div>}
    </div>
    {children}
    {(onBack || skip || actions) && (
      <div className="flex flex-wrap gap-2">
        {onBack && <Button onClick={onBack}>{t('back')}</Button>}
        {skip && <Button onClick={skip.onSkip}>{skip.label}</Button>}
        <div className="ms-auto flex flex-wrap justify-end gap-2">{actions}</div>
      </div>
    )}
  </div>
)
