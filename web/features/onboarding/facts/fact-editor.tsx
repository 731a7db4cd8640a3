import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { Fact } from '#shared/onboarding/fact'
import { t } from '#web/features/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { factKindText } from './fact-kind-text.ts'

interface FactEditorProps {
  readonly fact: Fact
  readonly onSave: (fact: Fact) => void
  readonly onCancel: () => void
}

/** A fact in its owner's words; an empty one cannot be saved. */
export const FactEditor = ({ fact, onSave, onCancel }: FactEditorProps) => {
  const [label, setLabel] = useState(fact.label ?? '')
  const [value, setValue] = useState(fact.value)
  const [isMissing, setMissing] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() === '') return setMissing(true)
    const { label: _, ...rest } = fact
    onSave({ ...rest, value: value.trim(), ...(label.trim() ? { label: label.trim() } : {}) })
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // else the drawer would close
    event.stopPropagation()
    onCancel()
  }
  return (
    <form className="grid gap-3" noValidate onSubmit={save} onKeyDown={leave}>
      {fact.kind === 'price' && (
        <Field label={t('factOf')}>
          <Input value={label} maxLength={40} onChange={(event) => setLabel(event.currentTarget.value)} />
        </Field>
      )}
      <Field label={factKindText(fact.kind)} error={isMissing ? t('factMissing') : undefined}>
        <Input
          autoFocus
          value={value}
          maxLength={120}
          onChange={(event) => {
            setMissing(false)
            setValue(event.currentTarget.value)
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="small">
          {t('saveFact')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('keepFact')}
        </Button>
      </div>
    </form>
  )
}
