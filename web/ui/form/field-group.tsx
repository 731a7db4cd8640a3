import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { t } from '#web/ui/t.ts'
import type { FieldProps } from './field.tsx'
import './field.css'

interface FieldGroupProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'isOptional' | 'layout' | 'children'> {
  /** In a row below the label, at its left: actions on the whole group. */
  readonly actions?: ReactNode
}

/** A field of several controls, each with a name of its own. */
export const FieldGroup = ({
  label,
  hint,
  error,
  isOptional,
  layout = 'column',
  actions,
  children,
}: FieldGroupProps) => {
  const id = useId()
  const hintLine = hint != null && <p className="vg-field__hint">{hint}</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in every browser, and its legend leaves the flow
    <div role="group" aria-labelledby={id} className={cx('vg-field', layout === 'row' && 'vg-field--row')}>
      <div className="vg-field__head">
        <span className="vg-field__label" id={id}>
          {label}
          {isOptional && <span className="vg-field__optional"> {t('optional')}</span>}
        </span>
        {layout === 'row' && hintLine}
        {actions}
      </div>
      <div className="vg-field__body">
        {children}
        {error && (
          <p className="vg-field__error" role="alert">
            <CircleAlert size={14} aria-hidden="true" />
            {error}
          </p>
        )}
        {layout === 'column' && hintLine}
      </div>
    </div>
  )
}
