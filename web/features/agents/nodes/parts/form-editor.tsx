import { Plus } from 'lucide-react'
import { useRef } from 'react'
import type { FormField, FormPart } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { FormFieldRow } from './form-field-row.tsx'

interface FormEditorProps {
  readonly form: FormPart
  /** By the path inside the form. */
  readonly issue: (path: string) => string | undefined
  readonly onChange: (form: FormPart) => void
}

const MAX_FIELDS = 10

/** Its variable has the first number that no other field uses. */
const newField = (fields: readonly FormField[]): FormField => {
  const taken = new Set(fields.map(({ variable }) => variable))
  const names = Array.from({ length: MAX_FIELDS + 1 }, (_, at) => `field_${at + 1}`)
  const variable = names.find((name) => !taken.has(name)) ?? 'field'
  return { variable, label: t('newField', { n: fields.length + 1 }), kind: 'text', isRequired: true }
}

/** A form that visitors submit as one message; the last field cannot be removed, its part can. */
export const FormEditor = ({ form, issue, onChange }: FormEditorProps) => {
  const add = useRef<HTMLButtonElement>(null)
  const { fields } = form
  const setFields = (next: FormField[]) => onChange({ ...form, fields: next })
  const wrongField = fields.map((_, place) => issue(`fields.${place}`) ?? issue(`fields.${place}.label`)).find(Boolean)
  return (
    <div className="grid justify-items-start gap-3">
      <Card isRuled className="w-full">
        {fields.map((field, place) => (
          <FormFieldRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a field has no id of its own, and its order is what identifies it
            key={place}
            field={field}
            isOnly={fields.length === 1}
            issue={(path) => issue(`fields.${place}${path ? `.${path}` : ''}`)}
            onChange={(patch) => setFields(fields.map((one, index) => (index === place ? { ...one, ...patch } : one)))}
            onRemove={() => {
              setFields(fields.filter((_, index) => index !== place))
              add.current?.focus()
            }}
          />
        ))}
      </Card>
      <Button
        ref={add}
        size="small"
        icon={<Plus size={14} />}
        disabled={fields.length >= MAX_FIELDS}
        onClick={() => setFields([...fields, newField(fields)])}
      >
        {t('addField')}
      </Button>
      <div className="w-full">
        <Field label={t('submitLabel')} error={issue('submitLabel') ?? wrongField ?? issue('fields')}>
          <Input
            value={form.submitLabel}
            maxLength={40}
            onChange={({ currentTarget: { value } }) => onChange({ ...form, submitLabel: value })}
          />
        </Field>
      </div>
    </div>
  )
}
