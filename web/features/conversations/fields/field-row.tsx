import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ConversationField } from '#shared/conversations/fields'
import type { Region } from '#shared/regions'
import { editFieldMutation } from '#web/features/conversations/chat-calls.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { FieldForm } from './field-form.tsx'
import { fieldLabel } from './field-label.ts'
import { fieldSource } from './field-source.ts'
import { t } from './t.ts'

interface FieldRowProps {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string
  readonly field: ConversationField
}

/** One field: label, value and where it came from; the pencil turns it into a form. */
export const FieldRow = ({ region, agentId, conversationId, field }: FieldRowProps) => {
  const [isEditing, setEditing] = useState(false)
  const mayEdit = viewerMay('answer-visitors')
  const pencil = useRef<HTMLButtonElement>(null)
  const { name, value, later } = field
  const source = fieldSource(field)
  const { mutate, isPending } = useMutation({
    ...editFieldMutation(region, agentId, conversationId),
    onError: (error) => notify(error.message || t('saveFailed'), { tone: 'bad', stay: 'notice' }),
  })
  const close = () => {
    setEditing(false)
    // the pencil is back with the next paint
    requestAnimationFrame(() => pencil.current?.focus())
  }
  if (isEditing)
    return (
      <div>
        <dt className="sr-only">{fieldLabel(name)}</dt>
        <dd>
          <FieldForm
            region={region}
            agentId={agentId}
            conversationId={conversationId}
            name={name}
            value={value}
            onClose={close}
          />
        </dd>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1">
      <dt className="text-xs text-ink-2">{fieldLabel(name)}</dt>
      <dd className="col-start-1 font-medium wrap-anywhere">{value}</dd>
      {source && <dd className="col-start-1 text-xs text-ink-2 wrap-anywhere">{source}</dd>}
      <dd className="col-start-2 row-span-2 row-start-1" hidden={!mayEdit}>
        <IconButton
          ref={pencil}
          size="small"
          label={t('edit', { field: fieldLabel(name) })}
          icon={<Pencil size={14} />}
          onClick={() => setEditing(true)}
        />
      </dd>
      {later !== undefined && mayEdit && (
        <dd className="col-span-2 mt-1.5 grid gap-1.5 rounded-lg bg-sunken p-2.5">
          <p className="wrap-anywhere">
            <span className="text-ink-2">{t('later')}</span> {later}
          </p>
          <p className="flex gap-1.5">
            <Button size="small" busy={isPending} onClick={() => mutate({ name, value: later, expected: value })}>
              {t('useLater')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => mutate({ name, value, expected: value })}>
              {t('keepMine')}
            </Button>
          </p>
        </dd>
      )}
    </div>
  )
}
