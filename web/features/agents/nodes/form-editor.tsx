import { ArrowRight, Plus, X } from 'lucide-react'
import type { AgentNode, FormField } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { ListInput } from '#web/ui/input/list-input.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { FormFieldDetails } from './form-field-details.tsx'
import { withForm } from './with-form.ts'

interface FormEditorProps {
  readonly node: AgentNode
  readonly issue: (path: string) => string | undefined
  readonly onChange: (node: AgentNode) => void
}

const kinds = ['text', 'email', 'phone', 'number', 'date', 'choice'] as const
const MAX_FIELDS = 10

/** The first number that no field uses yet. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a field has no id of its own, and its order is what identifies it
              <div key={place} className="vg-way">
                <Select
                  label={t('askKind')}
                  className="w-fit!"
                  value={field.kind}
                  onChange={(kind) =>
                    change(place, {
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
                  aria-invalid={issue(`parts.${at}.fields.${place}.label`) ? true : undefined}
                  value={field.label}
                  maxLength={80}
                  onChange={(event) => change(place, { label: event.currentTarget.value })}
                />
                <IconButton
                  label={t('removeField', { label: field.label })}
                  size="small"
                  className="vg-way__end"
                  icon={<X size={15} />}
                  onClick={() => setFields(fields.filter((_, index) => index !== place))}
                />
                <div className="vg-way__second flex-wrap">
                  <ArrowRight size={16} className="text-ink-2" aria-hidden="true" />
                  <span className="text-sm whitespace-nowrap text-ink-2">{t('keptAs')}</span>
                  <Input
                    isMono
                    className="w-40!"
                    aria-label={t('variable')}
                    aria-invalid={issue(`parts.${at}.fields.${place}.variable`) ? true : undefined}
                    value={field.variable}
                    maxLength={60}
                    onChange={(event) =>
                      change(place, { variable: event.currentTarget.value.replaceAll(/[^a-z0-9_]/gi, '_') })
                    }
                  />
                  <Checkbox
                    label={t('isRequired')}
                    checked={field.isRequired ?? false}
                    onChange={(isRequired) => change(place, { isRequired })}
                  />
                  {field.kind === 'choice' && (
                    <ListInput
                      layout="commas"
                      className="min-w-40 flex-1"
                      aria-label={t('choices')}
                      aria-invalid={issue(`parts.${at}.fields.${place}`) ? true : undefined}
                      placeholder={t('choicesPlaceholder')}
                      values={field.choices ?? []}
                      onChange={(choices) => change(place, { choices: choices.slice(0, 10) })}
                    />
                  )}
                </div>
                <FormFieldDetails
                  field={field}
                  isWrong={issue(`parts.${at}.fields.${place}`) !== undefined}
                  onChange={(patch) => change(place, patch)}
                />
              </div>
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
