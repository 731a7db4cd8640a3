import type { FormPart } from '#shared/agents/schema'
import { t } from '#web/features/conversations/t.ts'

/** The fields of a form. Their values are the visitor's next message. */
export const FormView = ({ form }: { readonly form: FormPart }) => (
  <section className="mt-2 rounded-lg border border-line p-2.5 text-sm" aria-label={t('form')}>
    <ul className="grid gap-1">
      {form.fields.map(({ variable, label, kind, isRequired, choices = [] }) => (
        <li key={variable} className="flex flex-wrap gap-x-2">
          <span className="font-medium">{label}</span>
          <span className="text-ink-2">
            {kind === 'choice' ? choices.join(', ') : t(`field.${kind}`)}
            {!isRequired && `, ${t('fieldOptional')}`}
          </span>
        </li>
      ))}
    </ul>
    <p className="mt-1.5 border-t border-line pt-1.5 text-ink-2">{form.submitLabel}</p>
  </section>
)
