import type { LucideIcon } from 'lucide-react'
import { Segmented } from '#web/ui/choice/segmented.tsx'

interface IconChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon: LucideIcon }[]
  readonly onChange: (value: Value) => void
}

/** A choice between signs, where words would need the room of what they change. */
export const IconChoice = <Value extends string>({ label, value, options, onChange }: IconChoiceProps<Value>) => (
  <Segmented
    label={label}
    value={value}
    onChange={onChange}
    className="vg-agency__signs"
    options={options.map(({ value: each, label: name, icon: Icon }) => ({
      value: each,
      label: name,
      icon: <Icon size={15} aria-hidden="true" />,
    }))}
  />
)
