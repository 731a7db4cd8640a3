import { useState } from 'react'
import { Input } from './input.tsx'

interface NumberInputProps {
  readonly value: number
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
  readonly onChange: (value: number) => void
  readonly className?: string | undefined
}

/** A number as text: the input stays as typed until it is a number, so that clearing the field does not write a 0. */
export const NumberInput = ({ value, min, max, step, onChange, className }: NumberInputProps) => {
  const [typed, setTyped] = useState<string>()
  return (
    <Input
      type="number"
      inputMode={step !== undefined && step < 1 ? 'decimal' : 'numeric'}
      min={min}
      max={max}
      step={step}
      className={className ?? 'max-w-40'}
      value={typed ?? String(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        const next = event.currentTarget.valueAsNumber
        if (Number.isFinite(next)) onChange(next)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
