import { t } from '#web/features/agents/overview/t.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

interface PictureFieldProps {
  readonly label: string
  readonly hint: string
  /** Whose picture it is, shown beside the address; a picture of nobody has none. */
  readonly name?: string | undefined
  /** A web address, or empty. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (url: string) => void
}

const isAddress = (url: string) => url === '' || /^https?:\/\/\S/i.test(url)

/** A picture by its address. */
export const PictureField = ({ label, hint, name, value, error, onChange }: PictureFieldProps) => (
  <Field layout="row" label={label} hint={hint} error={isAddress(value) ? error : t('addressRule')}>
    <div className="flex items-center gap-3">
      {name !== undefined && <Avatar kind="agent" name={name} src={isAddress(value) ? value : ''} />}
      <Input
        type="url"
        inputMode="url"
        placeholder="https://"
        value={value}
        maxLength={2000}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
    </div>
  </Field>
)
