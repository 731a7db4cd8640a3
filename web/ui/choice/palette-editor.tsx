import { useState } from 'react'
import { hexOfShade, paletteOf, shadeOf } from '#shared/agents/look/palette'
import type { Hex } from '#shared/colour'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/ui/deferred/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { ColourInput } from '#web/ui/input/colour-input.tsx'
import { Switch } from './switch.tsx'

export interface Palette {
  readonly primary: Hex
  readonly themeType: 'light' | 'dark'
  /** Ten shades in hue, saturation, lightness form (specification 1, section 9). */
  readonly shades: readonly string[]
}

interface PaletteEditorProps {
  readonly value: Palette
  readonly error?: string | undefined
  /** What the order of the shades means where they are used. */
  readonly darkHint?: string | undefined
  readonly onChange: (palette: Palette) => void
}

/** Specification 1, section 2: dark-mode toggle, primary colour, ten swatches. Shades edited by hand stay until they are generated again. */
export const PaletteEditor = ({ value, error, darkHint, onChange }: PaletteEditorProps) => {
  const { primary, themeType, shades } = value
  const [isOpen, setOpen] = useState(false)
  const isOwn = paletteOf(primary, themeType).some((shade, at) => shade !== shades[at])
  const change = (next: Pick<Palette, 'primary' | 'themeType'>) =>
    onChange({ ...next, shades: isOwn ? shades : paletteOf(next.primary, next.themeType) })
  const paint = (place: number, hex: Hex) =>
    onChange({ ...value, shades: shades.map((shade, at) => (at === place ? shadeOf(hex) : shade)) })
  return (
    <>
      <Field label={t('mainColour')} error={error}>
        <ColourInput
          value={primary}
          onChange={(next) => change({ primary: next, themeType })}
          label={t('mainColour')}
        />
      </Field>
      <FieldGroup
        label={t('shades')}
        hint={
          <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('setEachShade')}
          </Button>
        }
      >
        <div className="flex h-9 gap-1" aria-hidden="true">
          {shades.map((shade, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a swatch is its position among the ten; its colour may occur twice
              key={at}
              className="flex-1 rounded-md border border-line"
              style={{ background: hexOfShade(shade) ?? '#808080' }}
            />
          ))}
        </div>
      </FieldGroup>
      {(isOpen || isOwn) && (
        <div data-wide className="grid gap-3">
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-x-3 gap-y-2" aria-label={t('shades')}>
            {shades.map((shade, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a swatch is its position among the ten; its colour may occur twice
              <li key={at}>
                <ColourInput
                  isBare
                  label={t('shade', { n: at + 1 })}
                  value={hexOfShade(shade) ?? '#808080'}
                  onChange={(hex) => paint(at, hex)}
                />
              </li>
            ))}
          </ol>
          {isOwn && (
            <Button
              size="small"
              className="justify-self-start"
              onClick={() => onChange({ ...value, shades: paletteOf(primary, themeType) })}
            >
              {t('regenerateShades')}
            </Button>
          )}
        </div>
      )}
      <div data-wide>
        <Switch
          label={t('darkSurfaces')}
          hint={darkHint}
          checked={themeType === 'dark'}
          onChange={(isDark) => change({ primary, themeType: isDark ? 'dark' : 'light' })}
        />
      </div>
    </>
  )
}
