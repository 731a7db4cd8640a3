import { Plus } from 'lucide-react'
import type { AgentNode, FormField } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { FormFieldRow } from './form-field-row.tsx'
import { withForm } from './with-form.ts'

interface FormEditorProps {
  readonly node: AgentNode
  readonly issue: (path: string) => string | undefined
  readonly onChange: (node: AgentNode) => void
}

const MAX_FIELDS = 10

/** Its variable has the first number that no other field uses. */
const newField = (fields: readonly FormField[]): FormField => {
  const taken = new Set(fields.map(({ variable }) => variable))
  const names = Array.from({ length: MAX_FIELDS + 1 }, (_, at) => `field_${at + 1}`)
  const variable = names.find((name) => !taken.has(name)) ?? 'field'
  return { variable, label: t('newField', { n: fields.length + 1 }), kind: 'text', isRequired: true }
}

/** The form that a node shows with its reply. Without fields there is none. */
export const FormEditor = ({ node, issue, onChange }: FormEditorProps) => {
  const parts = node.parts ?? []
  const at = parts.findIndex(({ kind }) => kind === 'form')
  const found = parts[at]
  const form = found?.kind === 'form' ? found : undefined
  const fields = form?.fields ?? []
  const setFields = (next: FormField[]) =>
    onChange(
      withForm(
        node,
        next.length > 0
          ? { ...(form ?? { kind: 'form', id: 'form', submitLabel: t('submitLabelDefault') }), fields: next }
          : undefined,
      ),
    )
  const change = (place: number, patch: Partial<FormField>) =>
    setFields(fields.map((field, index) => (index === place ? { ...field, ...patch } : field)))
  const wrong = fields
    .map((_, place) => issue(`parts.${at}.fields.${place}`) ?? issue(`parts.${at}.fields.${place}.label`))
    .find(Boolean)
  const wrongForm = wrong ?? (form && issue(`parts.${at}.fields`))
  return (
    <section aria-label={t('form')}>
      <div className="mb-1 flex items-center justify-between">
        <h3>{t('form')}</h3>
        <Button
          variant="ghost"
          size="small"
          icon={<Plus size={14} />}
          disabled={fields.length >= MAX_FIELDS || (!form && parts.length >= 5)}
          onClick={() => setFields([...fields, newField(fields)])}
        >
          {t('addField')}
        </Button>
      </div>
      {form ? (
        <div className="grid gap-3">
          <Card isRuled>
            {fields.map((field, place) => (
              <FormFieldRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a field has no id of its own, and its order is what identifies it
                key={place}
                field={field}
                issue={(path) => issue(`parts.${at}.fields.${place}${path ? `.${path}` : ''}`)}
                onChange={(patch) => change(place, patch)}
                onRemove={() => setFields(fields.filter((_, index) => index !== place))}
              />
            ))}
          </Card>
          <Field label={t('submitLabel')} error={issue(`parts.${at}.submitLabel`) ?? wrongForm}>
            <Input
              value={form.submitLabel}
              maxLength={40}
              onChange={(event) => onChange(withForm(node, { ...form, submitLabel: event.currentTarget.value }))}
            />
          </Field>
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t('noForm')}</p>
      )}
    </section>
  )
}
