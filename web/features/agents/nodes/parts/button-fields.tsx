import { t } from '#web/features/agents/nodes/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'

interface ChatButton {
  readonly label: string
  readonly says: string
}

interface ButtonFieldsProps {
  readonly button: ChatButton
  readonly issue: (path: 'label' | 'says') => string | undefined
  readonly onChange: (button: { label: string; says: string }) => void
}

/** A button of the chat: what it shows, and the message that it sends. Until they differ, the message follows the label. */
export const ButtonFields = ({ button, issue, onChange }: ButtonFieldsProps) => {
  const { label, says } = button
  return (
    <div className="grid flex-1 grid-cols-2 gap-2.5 max-md:grid-cols-1">
      <Field label={t('buttonLabel')} error={issue('label')}>
        <Input
          value={label}
          maxLength={40}
          onChange={({ currentTarget: { value } }) => onChange({ label: value, says: says === label ? value : says })}
        />
      </Field>
      <Field label={t('buttonSays')} error={issue('says')}>
        <Input
          value={says}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => onChange({ label, says: value })}
        />
      </Field>
    </div>
  )
}
