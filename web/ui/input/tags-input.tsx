import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useFieldProps } from '#web/ui/form/field-context.ts'
import { t } from '#web/ui/t.ts'
import '#web/ui/form/field.css'
import '#web/ui/text/tag.css'
import './tags-input.css'

export interface TagsInputProps {
  readonly values: readonly string[]
  readonly placeholder: string
  /** Longest tag, and how many. */
  readonly maxLength: number
  readonly max: number
  readonly onChange: (values: string[]) => void
}

/** Short words as chips in one field: Enter or a comma adds, Backspace in the empty field removes the last one. */
export const TagsInput = ({ values, placeholder, maxLength, max, onChange }: TagsInputProps) => {
  const field = useFieldProps()
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const next = text.trim()
    setTyped('')
    if (next && !values.includes(next) && values.length < max) onChange([...values, next])
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === ',') {
      if (event.key === ',' || typed.trim()) event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '') onChange(values.slice(0, -1))
  }
  return (
    <div className="vg-input vg-tags-input">
      {values.map((value) => (
        <span key={value} className="vg-tag">
          <span className="min-w-0 truncate">{value}</span>
          <button
            type="button"
            aria-label={t('remove', { what: value })}
            onClick={() => onChange(values.filter((other) => other !== value))}
          >
            <X size={12} aria-hidden="true" />
          </button>
        </span>
      ))}
      <input
        {...field}
        value={typed}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
      />
    </div>
  )
}
