import { t } from '#web/features/agents/nodes/t.ts'
import { Field, type FieldProps } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'

interface AddressInputProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'isOptional'> {
  readonly value: string
  readonly onChange: (address: string) => void
}

const isAddress = (text: string) => text === '' || /^https?:\/\/\S/i.test(text)

/** An address on the web, whose form is checked while it is typed. */
export const AddressInput = ({ value, onChange, error, ...field }: AddressInputProps) => (
  <Field {...field} error={error ?? (isAddress(value) ? undefined : t('partAddress'))}>
    <Input
      type="url"
      inputMode="url"
      placeholder="https://"
      value={value}
      maxLength={2000}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
    />
  </Field>
)
