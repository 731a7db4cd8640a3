import type { FormField } from '#shared/agents/schema'
import { fieldInput } from '#shared/conversations/forms/field-input'
import { t } from '#web/features/conversations/test-chat/t.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'

interface AnswerFieldProps {
  readonly field: FormField
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The longest value of a variable. */
const MAX_VALUE = 300

/** One field of a form for the visitor. */
export const AnswerField = ({ field, value, error, onChange }: AnswerFieldProps) => {
  const { label, kind, isRequired = false, placeholder, choices = [] } = field
  return (
    <Field label={label} isOptional={!isRequired} error={error}>
      {kind === 'choice' ? (
        <Select
          value={value}
          options={['', ...choices].map((choice) => ({ value: choice, label: choice || t('choose') }))}
          onChange={onChange}
        />
      ) : (
        <Input
          {...fieldInput(field)}
          value={value}
          maxLength={MAX_VALUE}
          placeholder={placeholder}
          aria-required={isRequired}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
