import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { useIsReadOnly } from '#web/ui/form/read-only.tsx'
import './choice.css'

export interface SwitchProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean | undefined
  /** `row` puts the switch into the control column of a settings form. */
  readonly layout?: 'inline' | 'row' | undefined
}

/** On or off, with immediate effect; its label is part of its target. */
export const Switch = ({ label, hint, checked, onChange, disabled: given = false, layout = 'inline' }: SwitchProps) => {
  const id = useId()
  const disabled = useIsReadOnly() || given
  return (
    <div className={cx('vg-choice', layout === 'row' && 'vg-choice--row')}>
      <Base.Root
        className="vg-switch"
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Base.Thumb className="vg-switch__thumb" />
      </Base.Root>
      <div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the switch beside it is the control; this enlarges its target for a pointer */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard uses the switch itself */}
        <span className="vg-choice__label" id={id} onClick={() => !disabled && onChange(!checked)}>
          {label}
        </span>
        {hint && (
          <p className="vg-choice__hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
