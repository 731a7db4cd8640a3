import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useIsReadOnly } from '#web/ui/form/read-only.tsx'
import './choice.css'

export interface RadioListProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[]
  readonly onChange: (value: Value) => void
}

export const RadioList = <Value extends string>({ label, value, options, onChange }: RadioListProps<Value>) => (
  <RadioGroup
    aria-label={label}
    value={value}
    disabled={useIsReadOnly()}
    onValueChange={(next: Value) => onChange(next)}
    className="grid gap-2"
  >
    {options.map((option) => (
      // biome-ignore lint/a11y/noLabelWithoutControl: the Base part renders the labelled control and its hidden input
      <label key={option.value} className="vg-choice vg-choice--one-line">
        <Radio.Root value={option.value} className="vg-radio">
          <Radio.Indicator />
        </Radio.Root>
        <span>
          {option.label}
          {option.hint && <span className="vg-choice__hint block">{option.hint}</span>}
        </span>
      </label>
    ))}
  </RadioGroup>
)
