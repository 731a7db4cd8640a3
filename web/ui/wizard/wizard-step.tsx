import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/ui/t.ts'
import { firstField } from './first-field.ts'
import './wizard.css'

interface WizardStepProps {
  readonly title: ReactNode
  /** A short fact above the title. */
  readonly over?: ReactNode
  readonly description?: ReactNode
  readonly children?: ReactNode
  readonly onBack?: (() => void) | undefined
  /** Where back leads, if not simply one step. */
  readonly backLabel?: string | undefined
  /** A sentence in the foot bar. */
  readonly hint?: ReactNode
  /** The actions that continue, at the end of the foot bar. */
  readonly actions?: ReactNode
  /** Makes the step a form; its submit button is among the actions. */
  readonly onSubmit?: ((event: FormEvent) => void) | undefined
}

/** One stage of a wizard: its title and fields, which scroll, over a foot bar in one fixed place. The focus goes to its first field. */
export const WizardStep = ({
  title,
  over,
  description,
  children,
  onBack,
  backLabel,
  hint,
  actions,
  onSubmit,
}: WizardStepProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => (firstField(content.current) ?? heading.current)?.focus({ preventScroll: true }), [])
  const Element = onSubmit ? 'form' : 'div'
  return (
    <Element className="vg-wizard__step" {...(onSubmit ? { onSubmit, noValidate: true } : {})}>
      <div className="vg-wizard__scroll">
        <div className="vg-wizard__heading">
          {over}
          <h2 ref={heading} tabIndex={-1} className="break-words">
            {title}
          </h2>
          {description && <div className="mt-1 text-ink-2">{description}</div>}
        </div>
        <div ref={content} className="vg-wizard__content">
          {children}
        </div>
      </div>
      {(onBack || hint || actions) && (
        <div className="vg-wizard__foot">
          {onBack && (
            <Button icon={<ArrowLeft size={16} />} onClick={onBack}>
              {backLabel ?? t('back')}
            </Button>
          )}
          {hint && <p className="vg-wizard__hint">{hint}</p>}
          <div className="vg-wizard__actions">{actions}</div>
        </div>
      )}
    </Element>
  )
}
