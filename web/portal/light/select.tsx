import { use } from 'react'
import type { SelectProps } from '#web/ui/choice/select.tsx'
import { FieldContext, useFieldProps } from '#web/ui/form/field-context.ts'
import '#web/ui/form/field.css'

/** The browser's own list. */
export const Select = <Value extends string>({
  value,
  options,
  onChange,
  disabled,
  className = '',
  label,
}: SelectProps<Value>) => (
  <select
    {...useFieldProps()}
    {...(use(FieldContext) ? {} : { 'aria-label': label })}
    value={value}
    disabled={disabled}
    className={`vg-input ${className}`}
    onChange={({ currentTarget }) => {
      const chosen = options[currentTarget.selectedIndex]
      if (chosen) onChange(chosen.value)
    }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
