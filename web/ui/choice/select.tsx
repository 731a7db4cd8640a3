import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { use } from 'react'
import { FieldContext, useFieldProps } from '#web/ui/form/field-context.ts'
import { useIsReadOnly } from '#web/ui/form/read-only.tsx'
import '#web/ui/form/field.css'
import '#web/ui/layer/surface.css'
import './select.css'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SelectProps<Value extends string> {
  readonly value: Value
  readonly options: readonly SelectOption<Value>[]
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
  /** The name, where no `Field` gives one. */
  readonly label?: string | undefined
}

export const Select = <Value extends string>({
  value,
  options,
  onChange,
  disabled,
  className = '',
  label,
}: SelectProps<Value>) => {
  const field = use(FieldContext)
  const isReadOnly = useIsReadOnly()
  const naming = field ? { 'aria-labelledby': `${field.id}-label ${field.id}` } : { 'aria-label': label }
  return (
    <Base.Root
      items={options}
      value={value}
      disabled={isReadOnly || (disabled ?? false)}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      <Base.Trigger {...useFieldProps()} {...naming} className={`vg-input vg-select ${className}`}>
        <Base.Value className="vg-select__value" />
        <ChevronDown size={16} aria-hidden="true" />
      </Base.Trigger>
      {/* a named region, because the list is outside the landmark of its trigger */}
      <Base.Portal role="region" {...(field ? { 'aria-labelledby': `${field.id}-label` } : { 'aria-label': label })}>
        <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50">
          <Base.Popup className="vg-float vg-select__list">
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} className="vg-select__item">
                <Base.ItemText>{option.label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Check size={16} aria-hidden="true" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
