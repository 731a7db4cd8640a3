import { Slider as Base } from '@base-ui/react/slider'
import { useIsReadOnly } from '#web/ui/form/read-only.tsx'
import './slider.css'

export interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** The formatted value, at the label's right end. */
  readonly shown: string
  /** What the two ends mean. */
  readonly ends?: readonly [string, string] | undefined
  readonly onChange: (value: number) => void
}

/** A number on a scale, where the position between the ends says more than the figure. */
export const Slider = ({ label, value, min, max, step, shown, ends, onChange }: SliderProps) => (
  <Base.Root
    className="vg-slider"
    value={value}
    min={min}
    max={max}
    step={step}
    disabled={useIsReadOnly()}
    onValueChange={(next) => onChange(next)}
    thumbAlignment="edge"
  >
    <Base.Label className="font-medium">{label}</Base.Label>
    <span className="vg-slider__value" aria-hidden="true">
      {shown}
    </span>
    <Base.Control className="vg-slider__control">
      <Base.Track className="vg-slider__track">
        <Base.Indicator className="vg-slider__filled" />
        <Base.Thumb className="vg-slider__thumb" getAriaValueText={() => shown} />
      </Base.Track>
    </Base.Control>
    {ends && (
      <span className="vg-slider__ends">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </span>
    )}
  </Base.Root>
)
