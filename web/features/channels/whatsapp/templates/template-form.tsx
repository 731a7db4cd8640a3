import { type FormEvent, useState } from 'react'
import {
  hasOwnBody,
  TEMPLATE_BODY_LENGTH,
  TEMPLATE_NAME_LENGTH,
  templateCategories,
  templateLanguages,
  templateName,
  templateVariables,
} from '#shared/channels/whatsapp/templates'
import { t as whatsapp } from '#web/features/channels/whatsapp/t.ts'
import { language } from '#web/lib/words/language.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { t } from './t.ts'
import type { TemplateDraft, templateFault } from './template-fault.ts'

interface TemplateFormProps {
  readonly draft: TemplateDraft
  /** What is wrong, once it was to be created. */
  readonly fault: ReturnType<typeof templateFault>
  readonly onChange: (change: Partial<TemplateDraft>) => void
  readonly onSubmit: () => void
}

const names = new Intl.DisplayNames([language], { type: 'language' })
const languages = templateLanguages.map((code) => ({
  value: code,
  label: `${names.of(code.replace('_', '-')) ?? code} (${code})`,
}))

/** The fields of a new template. The name becomes what Meta takes as one types. */
export const TemplateForm = ({ draft, fault, onChange, onSubmit }: TemplateFormProps) => {
  const [typed, setTyped] = useState('')
  const { name, category, bodyText, examples } = draft
  const isTyped = typed !== '' && typed !== name && templateName(typed) === name
  const errorOf = (field: 'name' | 'bodyText' | 'examples') =>
    fault?.field === field ? whatsapp('invalidTemplateBecause', fault.reason) : undefined
  const variables = hasOwnBody(category) ? templateVariables(bodyText) : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={t('name')} hint={isTyped ? t('nameTyped', { typed }) : t('nameHint')} error={errorOf('name')}>
        <Input
          isMono
          autoComplete="off"
          spellCheck={false}
          maxLength={TEMPLATE_NAME_LENGTH}
          value={name}
          onChange={(event) => {
            const { value } = event.currentTarget
            // what was typed before it became a name is told once
            setTyped((before) => (value === name ? before : rawOf(before, name, value)))
            onChange({ name: templateName(value) })
          }}
        />
      </Field>
      <div className="vg-message-templates__pair">
        <Field label={t('language')}>
          <Select value={draft.language} options={languages} onChange={(next) => onChange({ language: next })} />
        </Field>
        <Field label={t('category')}>
          <Select
            value={category}
            options={templateCategories.map((value) => ({ value, label: value }))}
            onChange={(next) => onChange({ category: next })}
          />
        </Field>
      </div>
      {hasOwnBody(category) ? (
        <Field
          label={t('body')}
          hint={t('bodyHint', { open: '{{', close: '}}' })}
          error={errorOf('bodyText')}
          aside={
            <span className="text-sm text-ink-2 tabular-nums">
              {t('bodyCount', { count: bodyText.length, most: TEMPLATE_BODY_LENGTH })}
            </span>
          }
        >
          <Textarea
            rows={6}
            maxLength={TEMPLATE_BODY_LENGTH}
            value={bodyText}
            onChange={(event) => onChange({ bodyText: event.currentTarget.value })}
          />
        </Field>
      ) : (
        <Note>
          <p>{t('ownWords')}</p>
        </Note>
      )}
      {variables.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium">{t('examples')}</legend>
          <div className="vg-message-templates__examples">
            {variables.map((number) => (
              <div key={number} className="flex items-center gap-2">
                <code aria-hidden="true">{`{{${number}}}`}</code>
                <Input
                  aria-label={t('exampleFor', { variable: `{{${number}}}` })}
                  aria-invalid={fault?.field === 'examples' && !examples[number]?.trim() ? true : undefined}
                  maxLength={200}
                  value={examples[number] ?? ''}
                  onChange={(event) => onChange({ examples: { ...examples, [number]: event.currentTarget.value } })}
                />
              </div>
            ))}
          </div>
          {fault?.field === 'examples' && (
            <p role="alert" className="vg-field__error">
              {errorOf('examples')}
            </p>
          )}
        </fieldset>
      )}
    </form>
  )
}

/** What a member has typed, while the input shows what became of it: appended, or begun anew. */
const rawOf = (before: string, name: string, value: string): string =>
  value.startsWith(name) && templateName(before) === name ? before + value.slice(name.length) : value
