import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { t } from '#web/ui/t.ts'
import { FieldContext } from './field-context.ts'
import './field.css'

export interface FieldProps {
  readonly label: string
  /** A hint under the control; it stays while an error shows. */
  readonly hint?: ReactNode
  /** What is wrong; a control with an error is marked as invalid. */
  readonly error?: string | undefined
  readonly isOptional?: boolean | undefined
  /** `row` puts the label in a left column, for long settings forms. */
  readonly layout?: 'column' | 'row' | undefined
  /** Something at the label's right end: a link, a count. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export const Field = ({ label, hint, error, isOptional, layout = 'column', aside, children }: FieldProps) => {
  const id = useId()
  const described = cx(hint != null && `${id}-hint`, error && `${id}-error`) || undefined
  const hintLine = hint != null && (
    <p className="vg-field__hint" id={`${id}-hint`}>
      {hint}
    </p>
  )
  return (
    <FieldContext value={{ id, describedBy: described, isInvalid: error !== undefined }}>
      <div className={cx('vg-field', layout === 'row' && 'vg-field--row')}>
        <div className="vg-field__head">
          <label className="vg-field__label" htmlFor={id} id={`${id}-label`}>
            {label}
            {isOptional && <span className="vg-field__optional"> {t('optional')}</span>}
          </label>
          {aside}
          {layout === 'row' && hintLine}
        </div>
        <div className="vg-field__body">
          {children}
          {error && (
            <p className="vg-field__error" id={`${id}-error`} role="alert">
              <CircleAlert size={14} aria-hidden="true" />
              {error}
            </p>
          )}
          {layout === 'column' && hintLine}
        </div>
      </div>
    </FieldContext>
  )
}
