import { hexOfShade, shadeOf } from '#shared/agents/palette'
import { t } from '#web/features/agents/overview/t.ts'
import { ColourInput } from '#web/ui/colour-input.tsx'

interface ShadeInputsProps {
  /** Ten shades in hue, saturation, lightness form. */
  readonly shades: readonly string[]
  readonly onChange: (shades: readonly string[]) => void
}

/** The ten swatches of a custom theme; each is picked or typed as a hex colour and stored as a shade. */
export const ShadeInputs = ({ shades, onChange }: ShadeInputsProps) => (
  <ol className="grid grid-cols-[repeat(auto-fill,minmax(168px,1fr))] gap-x-3 gap-y-2" aria-label={t('shades')}>
    {shades.map((shade, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a swatch is its place among the ten; its colour may occur twice
      <li key={at}>
        <ColourInput
          isBare
          label={t('shade', { n: at + 1 })}
          value={hexOfShade(shade) ?? '#808080'}
          onChange={(hex) => onChange(shades.map((other, place) => (place === at ? shadeOf(hex) : other)))}
        />
      </li>
    ))}
  </ol>
)
