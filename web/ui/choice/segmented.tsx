import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import './segmented.css'

export interface SegmentedProps<Value extends string> {
  /** What is being chosen; for screen readers only. */
  readonly label: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    readonly icon?: ReactNode
    readonly count?: number | undefined
  }[]
  readonly onChange: (value: Value) => void
  readonly className?: string | undefined
}

/** One of a few, all visible: a radio group that looks like a rail. */
export const Segmented = <Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: SegmentedProps<Value>) => (
  <RadioGroup
    aria-label={label}
    value={value}
    onValueChange={(next: Value) => onChange(next)}
    className={cx('vg-segmented', className)}
  >
    {options.map((option) => (
      <Radio.Root key={option.value} value={option.value} className="vg-segmented__item">
        {option.icon}
        {option.label}
        {option.count !== undefined && <span className="tabular-nums">{option.count}</span>}
      </Radio.Root>
    ))}
  </RadioGroup>
)
