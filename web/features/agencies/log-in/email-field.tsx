import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { t } from './t.ts'

interface EmailFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly autoComplete: 'username' | 'email'
}

export const EmailField = ({ value, onChange, error, autoComplete }: EmailFieldProps) => (
  <Field label={t('email')} error={error}>
    <Input
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Field>
)
