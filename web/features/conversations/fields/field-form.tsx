import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldKind } from '#shared/conversations/field-kind'
import { MAX_FIELD_VALUE } from '#shared/conversations/max-field-value'
import type { Region } from '#shared/regions'
import { editFieldMutation } from '#web/features/conversations/chat-calls.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { fieldLabel } from './field-label.ts'
import { t } from './t.ts'

const modes = { name: 'text', email: 'email', phone: 'tel' } as const

interface FieldFormProps {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string
  readonly name: string
  /** The value before; empty for a new field. */
  readonly value: string
  readonly onClose: () => void
}

/** Edits one field of the visitor: Enter saves, Escape leaves it as it was. */
export const FieldForm = ({ region, agentId, conversationId, name, value, onClose }: FieldFormProps) => {
  const [text, setText] = useState(value)
  const [before] = useState(value)
  const { mutate, isPending, error } = useMutation(editFieldMutation(region, agentId, conversationId))
  // a live update while the member writes is a conflict, and their wish only after they were told
  const expected = error ? value : before
  const save = () => {
    if (isPending) return
    if (text.trim() === expected) return onClose()
    mutate({ name, value: text, expected }, { onSuccess: onClose })
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <Field
        label={fieldLabel(name)}
        hint={value !== before ? t('isNow', { value }) : value === '' ? undefined : t('clearHint')}
        error={error ? error.message || t('saveFailed') : undefined}
      >
        <Input
          autoFocus
          value={text}
          maxLength={MAX_FIELD_VALUE}
          inputMode={modes[fieldKind(name) ?? 'name']}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <p className="flex gap-1.5">
        <Button type="submit" variant="primary" size="small" busy={isPending}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  )
}
