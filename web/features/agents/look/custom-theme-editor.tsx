import { paletteOf } from '#shared/agents/palette'
import type { CustomTheme } from '#web/features/agents/custom-theme.ts'
import { ShadeInputs } from '#web/features/agents/look/shade-inputs.tsx'
import { t } from '#web/features/agents/overview/t.ts'
import { Button } from '#web/ui/button.tsx'
import { ColourInput } from '#web/ui/colour-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface CustomThemeEditorProps {
  readonly theme: CustomTheme
  readonly error: string | undefined
  readonly onChange: (theme: CustomTheme) => void
}

/** Specification 1, section 2: dark-mode toggle, primary colour, ten swatches. Shades changed by hand stay until they are made anew. */
export const CustomThemeEditor = ({ theme, error, onChange }: CustomThemeEditorProps) => {
  const { primary, themeType, shades } = theme
  const isOwn = paletteOf(primary, themeType).some((shade, at) => shade !== shades[at])
  const change = (next: Pick<CustomTheme, 'primary' | 'themeType'>) =>
    onChange({ ...next, shades: isOwn ? shades : paletteOf(next.primary, next.themeType) })
  return (
    <>
      <Switch
        layout="row"
        label={t('customDark')}
        checked={themeType === 'dark'}
        onChange={(isDark) => change({ primary, themeType: isDark ? 'dark' : 'light' })}
      />
      <Field layout="row" label={t('colour')} error={error}>
        <ColourInput value={primary} onChange={(next) => change({ primary: next, themeType })} label={t('colour')} />
      </Field>
      <div className="vg-field vg-field--row">
        <div className="vg-field__head">
          <span className="vg-field__label">{t('shades')}</span>
          <p className="vg-field__hint">{t('shadesHint')}</p>
          {isOwn && (
            <Button
              size="small"
              className="mt-2"
              onClick={() => onChange({ ...theme, shades: paletteOf(primary, themeType) })}
            >
              {t('shadesAnew')}
            </Button>
          )}
        </div>
        <ShadeInputs shades={shades} onChange={(next) => onChange({ ...theme, shades: next })} />
      </div>
    </>
  )
}
