import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import './choice.css'

interface PictureRadiosProps {
  readonly label: string
  readonly value: string
  /** Without a picture only the label shows, else it is read out. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly picture?: ReactNode }[]
  readonly onChange: (value: string) => void
}

/** A choice between pictures, side by side. */
export const PictureRadios = ({ label, value, options, onChange }: PictureRadiosProps) => (
  <RadioGroup
    aria-label={label}
    value={value}
    onValueChange={(next: string) => onChange(next)}
    className="flex flex-wrap items-center gap-x-5 gap-y-3"
  >
    {options.map((option) => (
      // biome-ignore lint/a11y/noLabelWithoutControl: the Base part renders the labelled control and its hidden input
      <label key={option.value} className="flex cursor-pointer items-center gap-2 max-md:min-h-11">
        <Radio.Root value={option.value} className="vg-radio">
          <Radio.Indicator />
        </Radio.Root>
        {option.picture ?? option.label}
        {option.picture && <span className="sr-only">{option.label}</span>}
      </label>
    ))}
  </RadioGroup>
)
