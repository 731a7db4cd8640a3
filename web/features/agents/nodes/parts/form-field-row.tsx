import { ArrowRight, X } from 'lucide-react'
import type { FormField } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { ListInput } from '#web/ui/input/list-input.tsx'
import { FormFieldDetails } from './form-field-details.tsx'

interface FormFieldRowProps {
  readonly field: FormField
  /** A form has at least one field. */
  readonly isOnly: boolean
  /** By the path inside the field; the field itself without one. */
  readonly issue: (path?: 'label' | 'variable') => string | undefined
  readonly onChange: (patch: Partial<FormField>) => void
  readonly onRemove: () => void
}

const kinds = ['text', 'email', 'phone', 'number', 'date', 'choice'] as const
const MAX_CHOICES = 10

/** One field of a node's form: its type, its label, the variable of its value, and its details. */
export const FormFieldRow = ({ field, isOnly, issue, onChange, onRemove }: FormFieldRowProps) => (
  <div className="vg-way">
    <Select
      label={t('askKind')}
      className="w-fit!"
      value={field.kind}
      onChange={(kind) =>
        onChange({
          kind,
          ...(kind === 'choice' && !field.choices?.length ? { choices: [t('firstChoice')] } : {}),
          // a text's bounds are characters, a number's its value
          min: undefined,
          max: undefined,
        })
      }
      options={kinds.map((kind) => ({ value: kind, label: t(`ask.${kind}`) }))}
    />
    <Input
      className="vg-way__words"
      aria-label={t('fieldLabel')}
      aria-invalid={issue('label') ? true : undefined}
      value={field.label}
      maxLength={80}
      onChange={(event) => onChange({ label: event.currentTarget.value })}
    />
    <IconButton
      label={t('removeField', { label: field.label })}
      size="small"
      className="vg-way__end"
      icon={<X size={15} />}
      disabled={isOnly}
      onClick={onRemove}
    />
    <div className="vg-way__second flex-wrap">
      <ArrowRight size={16} className="text-ink-2" aria-hidden="true" />
      <span className="text-sm whitespace-nowrap text-ink-2">{t('savedAs')}</span>
      <Input
        isMono
        className="w-40!"
        aria-label={t('variable')}
        aria-invalid={issue('variable') ? true : undefined}
        value={field.variable}
        maxLength={60}
        onChange={(event) => onChange({ variable: event.currentTarget.value.replaceAll(/[^a-z0-9_]/gi, '_') })}
      />
      <Checkbox
        label={t('isRequired')}
        checked={field.isRequired ?? false}
        onChange={(isRequired) => onChange({ isRequired })}
      />
      {field.kind === 'choice' && (
        <ListInput
          layout="commas"
          className="min-w-40 flex-1"
          aria-label={t('choices')}
          aria-invalid={issue() ? true : undefined}
          placeholder={t('choicesPlaceholder')}
          values={field.choices ?? []}
          onChange={(choices) => onChange({ choices: choices.slice(0, MAX_CHOICES) })}
        />
      )}
    </div>
    <FormFieldDetails field={field} isWrong={issue() !== undefined} onChange={onChange} />
  </div>
)
