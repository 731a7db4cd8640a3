import { CircleCheck } from 'lucide-react'
import type { FormPart } from '#shared/agents/schema'
import { t as conversations } from '#web/features/conversations/t.ts'
import { t } from '#web/features/conversations/test-chat/t.ts'

interface FilledFormProps {
  readonly form: FormPart
  readonly values: Readonly<Record<string, string>>
}

/** An answered form with its values, read-only. */
export const FilledForm = ({ form, values }: FilledFormProps) => {
  const filled = form.fields.filter(({ variable }) => values[variable])
  if (filled.length === 0) return <p className="text-ink-2">{form.skip?.done ?? t('nothingFilled')}</p>
  return (
    <>
      <span className="sr-only">{conversations('you')}: </span>
      <dl className="grid gap-2">
        {filled.map(({ variable, label }) => (
          <div key={variable}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-medium wrap-anywhere" dir="auto">
              {values[variable]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2.5 flex items-center gap-1.5 border-t border-line pt-2 text-sm text-ink-2">
        <CircleCheck size={16} className="text-ok" aria-hidden="true" />
        {t('sent')}
      </p>
    </>
  )
}
