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
  /** Which typed texts are colours, and how to say so; by default exactly six hex digits. */
  readonly rule?: { readonly parse: (text: string) => Hex | undefined; readonly text: string } | undefined
}

/** A picker and its hex field, in which a missing # is added; the matching text colour is shown beside it. */
export const ColourInput = ({ value, label, onChange, isBare, rule }: ColourInputProps) => {
  const { parse, text: wrongText } = rule ?? { parse: parseHex, text: t('hexRule') }
  const [typed, setTyped] = useState<string>()
  const text = onColour(value)
  const isWrong = typed !== undefined && parse(typed) === undefined
  return (
    <div>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={label}
          value={value}
          onChange={(event) => {
            setTyped(undefined)
            onChange(parseHex(event.currentTarget.value) ?? value)
          }}
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
            const hex = parse(next)
            if (hex) onChange(hex)
          }}
          // a wrong text stays to be corrected
          onBlur={() => !isWrong && setTyped(undefined)}
        />
      </div>
      {(isWrong || !isBare) && (
        <p className="mt-1.5 text-sm text-ink-2">
          {isWrong
            ? wrongText
            : t('colourHint', {
                ratio: decimal(contrast(value, text), 1),
                text: text === '#ffffff' ? t('white') : t('black'),
              })}
        </p>
      )}
    </div>
  )
}
