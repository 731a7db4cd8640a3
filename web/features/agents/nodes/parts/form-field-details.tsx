import { useId } from 'react'
import type { FormField } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import { Input } from '#web/ui/input/input.tsx'

interface FormFieldDetailsProps {
  readonly field: FormField
  readonly isWrong: boolean
  readonly onChange: (patch: Partial<FormField>) => void
}

/** The most characters that a variable of a conversation holds. */
const MAX_CHARACTERS = 300

/** A field's placeholder, and the bounds of its value: characters of a text, the value of a number. */
export const FormFieldDetails = ({ field, isWrong, onChange }: FormFieldDetailsProps) => {
  const id = useId()
  const { kind } = field
  if (kind === 'choice' || kind === 'date') return null
  const isText = kind === 'text'
  const bound = (value: number) =>
    Number.isFinite(value) ? (isText ? Math.min(Math.max(0, Math.trunc(value)), MAX_CHARACTERS) : value) : undefined
  return (
    <div className="vg-way__second flex-wrap ps-6">
      <label htmlFor={id} className="flex min-w-52 flex-1 items-center gap-2 text-sm text-ink-2">
        {t('fieldPlaceholder')}
        <Input
          id={id}
          value={field.placeholder ?? ''}
          maxLength={80}
          onChange={({ currentTarget: { value } }) => onChange({ placeholder: value === '' ? undefined : value })}
        />
      </label>
      {(isText || kind === 'number') &&
        (['min', 'max'] as const).map((edge) => (
          <label
            key={edge}
            htmlFor={`${id}-${edge}`}
            className="flex items-center gap-2 text-sm whitespace-nowrap text-ink-2"
          >
            {t(isText ? `characters.${edge}` : `number.${edge}`)}
            <Input
              id={`${id}-${edge}`}
              type="number"
              className="w-24!"
              step={isText ? 1 : 'any'}
              aria-invalid={isWrong || undefined}
              value={field[edge] ?? ''}
              onChange={({ currentTarget: { valueAsNumber } }) => onChange({ [edge]: bound(valueAsNumber) })}
            />
          </label>
        ))}
    </div>
  )
}
