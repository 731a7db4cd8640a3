import { useState } from 'react'
import { contrast, type Hex, onColour, parseHex } from '#shared/colour'
import { decimal } from '#web/lib/format/decimal.ts'
import { t } from '#web/ui/deferred/t.ts'
import { Input } from './input.tsx'

interface ColourInputProps {
  readonly value: Hex
  readonly label: string
  readonly onChange: (value: Hex) => void
  /** One of many: the text colour is not named. */
  readonly isBare?: boolean | undefined
}

/** A picker and its hex field: exactly six digits are valid, a missing # is added; the matching text colour is shown beside it. */
export const ColourInput = ({ value, label, onChange, isBare }: ColourInputProps) => {
  const [typed, setTyped] = useState<string>()
  const text = onColour(value)
  const isWrong = typed !== undefined && parseHex(typed) === undefined
  return (
    <div>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={label}
          value={value}
          onChange={(event) => onChange(parseHex(event.currentTarget.value) ?? value)}
          className="vg-swatch"
        />
        <Input
          isMono
          aria-label={label}
          className="max-w-32"
          spellCheck={false}
          maxLength={7}
          value={typed ?? value}
          aria-invalid={isWrong || undefined}
          onChange={(event) => {
            const next = event.currentTarget.value
            setTyped(next)
            const hex = parseHex(next)
            if (hex) onChange(hex)
          }}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      {(isWrong || !isBare) && (
        <p className="mt-1.5 text-sm text-ink-2">
          {isWrong
            ? t('hexRule')
            : t('colourHint', {
                ratio: decimal(contrast(value, text), 1),
                text: text === '#ffffff' ? t('white') : t('black'),
              })}
        </p>
      )}
    </div>
  )
}
