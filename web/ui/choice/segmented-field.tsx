import { Segmented, type SegmentedProps } from './segmented.tsx'

interface SegmentedFieldProps<Value extends string> extends Omit<SegmentedProps<Value>, 'className'> {
  readonly hint: string
}

/** A segmented control with its label and a hint. */
export const SegmentedField = <Value extends string>({ label, hint, ...choice }: SegmentedFieldProps<Value>) => (
  <div>
    <p className="mb-1.5 font-medium" aria-hidden="true">
      {label}
    </p>
    <Segmented label={label} className="flex" {...choice} />
    <p className="mt-1.5 text-sm text-ink-2">{hint}</p>
  </div>
)
