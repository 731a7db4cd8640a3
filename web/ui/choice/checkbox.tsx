import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import './choice.css'

export interface CheckboxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean | undefined
  /** Only the box shows; the label stays its name (rows of a table). */
  readonly isLabelHidden?: boolean | undefined
}

export const Checkbox = ({ label, checked, onChange, disabled = false, isLabelHidden }: CheckboxProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the Base part renders the labelled control and its hidden input
  <label className="vg-choice vg-choice--one-line">
    <Base.Root
      className="vg-check"
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      aria-label={isLabelHidden ? label : undefined}
    >
      <Base.Indicator>
        <Check size={12} strokeWidth={3.2} aria-hidden="true" />
      </Base.Indicator>
    </Base.Root>
    {!isLabelHidden && label}
  </label>
)
