import { Plus } from 'lucide-react'
import { useState } from 'react'
import { fieldKind } from '#shared/conversations/field-kind'
import type { ConversationField } from '#shared/conversations/fields'
import type { Region } from '#shared/regions'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FieldForm } from './field-form.tsx'
import { fieldLabel } from './field-label.ts'
import { FieldRow } from './field-row.tsx'
import { t } from './t.ts'

const usual = ['name', 'email', 'phone'] as const

interface VisitorFieldsProps {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string
  readonly fields: readonly ConversationField[]
}

/** What is known about the visitor, each field editable in its place; name, e-mail and phone can be added. */
export const VisitorFields = ({ fields, ...where }: VisitorFieldsProps) => {
  const [adding, setAdding] = useState<(typeof usual)[number]>()
  const missing = usual.filter((kind) => !fields.some(({ name }) => fieldKind(name) === kind))
  return (
    <section aria-label={t('visitor')} className="grid gap-3 pt-4 text-sm">
      {fields.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      {fields.length > 0 && (
        <dl className="grid gap-3">
          {fields.map((field) => (
            <FieldRow key={field.name} {...where} field={field} />
          ))}
        </dl>
      )}
      {adding && missing.includes(adding) && (
        <FieldForm {...where} name={adding} value="" onClose={() => setAdding(undefined)} />
      )}
      {missing.length > 0 && viewerMay('answer-visitors') && (
        <p className="flex flex-wrap gap-1.5">
          {missing
            .filter((kind) => kind !== adding)
            .map((kind) => (
              <Button
                key={kind}
                size="small"
                icon={<Plus size={14} />}
                aria-label={t('add', { field: fieldLabel(kind) })}
                onClick={() => setAdding(kind)}
              >
                {fieldLabel(kind)}
              </Button>
            ))}
        </p>
      )}
    </section>
  )
}
