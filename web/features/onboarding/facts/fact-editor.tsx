import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Fact } from '#shared/onboarding/fact'
import { factKinds } from '#shared/onboarding/fact-kinds'
import { t } from '#web/features/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { factKindText } from './fact-kind-text.ts'

interface FactEditorProps {
  /** Absent for a new one, whose kind is chosen first. */
  readonly fact?: Fact | undefined
  /** The other facts, none of which is stated twice. */
  readonly others: readonly Fact[]
  readonly onSave: (fact: Fact) => void
  readonly onCancel: () => void
}

/** A fact in its owner's words; an empty one cannot be saved. */
export const FactEditor = ({ fact, others, onSave, onCancel }: FactEditorProps) => {
  const [kind, setKind] = useState(fact?.kind ?? 'service')
  const [label, setLabel] = useState(fact?.label ?? '')
  const [value, setValue] = useState(fact?.value ?? '')
  const [wrong, setWrong] = useState<'factMissing' | 'factTwice'>()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isNew = fact === undefined
  useEffect(() => {
    if (isNew) form.current?.querySelector('button')?.focus()
    else input.current?.focus()
  }, [isNew])
  const refuse = (why: typeof wrong) => {
    setWrong(why)
    input.current?.focus()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { label: _, ...rest } = fact ?? { kind }
    const of = kind === 'price' ? label.trim() : (fact?.label ?? '')
    const saved = { ...rest, value: value.trim(), ...(of ? { label: of } : {}) }
    if (saved.value === '') return refuse('factMissing')
    if (others.some((other) => isSame(other, saved))) return refuse('factTwice')
    onSave(saved)
  }
  const leave = (event: KeyboardEvent<HTMLFormElement>) => {
    // the open list of kinds is closed by its own Escape
    if (event.key !== 'Escape' || !form.current?.contains(document.activeElement)) return
    // else the drawer would close
    event.stopPropagation()
    onCancel()
  }
  return (
    <form ref={form} className="grid gap-3" noValidate onSubmit={save} onKeyDown={leave}>
      {isNew && (
        <Field label={t('factKind')}>
          <Select
            value={kind}
            onChange={setKind}
            options={factKinds.map((one) => ({ value: one, label: factKindText(one) }))}
          />
        </Field>
      )}
      {kind === 'price' && (
        <Field label={t('factOf')}>
          <Input value={label} maxLength={40} onChange={(event) => setLabel(event.currentTarget.value)} />
        </Field>
      )}
      <Field label={factKindText(kind)} error={wrong && t(wrong)}>
        <Input
          ref={input}
          value={value}
          maxLength={120}
          onChange={(event) => {
            setWrong(undefined)
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

const isSame = (one: Fact, other: Fact): boolean =>
  one.kind === other.kind &&
  (one.label ?? '').toLowerCase() === (other.label ?? '').toLowerCase() &&
  one.value.toLowerCase() === other.value.toLowerCase()
