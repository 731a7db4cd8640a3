import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useState } from 'react'
import { contrast, type Hex, onColour, parseHex, parseShortHex } from '#shared/colour'
import type { BrandColour } from '#shared/onboarding/schema'
import { t } from '#web/features/onboarding/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'
import { ColourInput } from '#web/ui/input/colour-input.tsx'
import '#web/ui/choice/choice.css'

interface ColourRowsProps {
  readonly colours: readonly BrandColour[]
  readonly value: Hex
  /** Offered where no colour was found. */
  readonly suggestion: Hex
  readonly onChange: (value: Hex) => void
}

/** The website's colours, each with its text colour and contrast, or a custom one. */
export const ColourRows = ({ colours, value, suggestion, onChange }: ColourRowsProps) => {
  const rule = { parse: parseShortHex, text: t('colourInvalid') }
  const [isOther, setOther] = useState(false)
  const pick = (next: string) => {
    const hex = parseHex(next)
    setOther(hex === undefined)
    if (hex) onChange(hex)
  }
  const input = <ColourInput label={t('another')} value={value} onChange={onChange} rule={rule} />
  if (colours.length === 0)
    return (
      <section className="grid gap-2">
        <h3>{t('colour')}</h3>
        {input}
        {value === suggestion && <p className="text-sm text-ink-2">{t('ourSuggestion')}</p>}
      </section>
    )
  return (
    <section className="grid gap-2">
      <h3>{t('colour')}</h3>
      <RadioGroup
        aria-label={t('colour')}
        value={isOther ? 'other' : value}
        onValueChange={pick}
        className="divide-y divide-line overflow-hidden rounded-lg border border-line"
      >
        {colours.map((colour) => {
          const hex = parseHex(colour.hex) ?? value
          const text = onColour(hex)
          return (
            // biome-ignore lint/a11y/noLabelWithoutControl: the Base part renders the labelled control and its hidden input
            <label
              key={hex}
              className="flex cursor-pointer flex-wrap items-center gap-3 px-3 py-2.5 has-data-checked:bg-brand-wash"
            >
              <Radio.Root value={hex} className="vg-radio">
                <Radio.Indicator />
              </Radio.Root>
              <span aria-hidden="true" className="size-7 rounded-md border border-line" style={{ background: hex }} />
              <span className="min-w-0 flex-1">
                <span className="block font-mono text-sm">{hex}</span>
                <span className="block text-sm text-ink-2">{colour.usage}</span>
              </span>
              <span className="text-sm text-ink-2">
                {t('takes', {
                  text: text === '#ffffff' ? t('whiteText') : t('darkText'),
                  ratio: decimal(contrast(hex, text), 1),
                })}
              </span>
            </label>
          )
        })}
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the Base part renders the labelled control and its hidden input */}
        <label className="flex cursor-pointer items-center gap-3 px-3 py-2.5">
          <Radio.Root value="other" className="vg-radio">
            <Radio.Indicator />
          </Radio.Root>
          <span
            aria-hidden="true"
            className="size-7 rounded-md border border-line"
            style={{ background: 'conic-gradient(#e11d48, #f59e0b, #22c55e, #0ea5e9, #8b5cf6, #e11d48)' }}
          />
          {t('another')}
        </label>
        {isOther && <div className="px-3 py-2.5">{input}</div>}
      </RadioGroup>
    </section>
  )
}
