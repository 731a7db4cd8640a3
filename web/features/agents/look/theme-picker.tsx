import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { brandOf } from '#shared/agents/look/themes'
import type { AgentSettings } from '#shared/agents/schema'
import type { Hex } from '#shared/colour'
import { useIsReadOnly } from '#web/ui/form/read-only.tsx'
import { t } from './t.ts'
import '#web/features/agents/look/theme-picker.css'

type Theme = AgentSettings['theme']

interface ThemePickerProps {
  readonly value: Theme
  /** How the custom theme looks, chosen or not. */
  readonly custom: { readonly primary: Hex; readonly themeType: 'light' | 'dark' }
  readonly onChange: (theme: Theme) => void
}

const themes = [
  ['blue-light', 'blueLight'],
  ['blue-dark', 'blueDark'],
  ['light', 'themeLight'],
  ['dark', 'themeDark'],
  ['custom', 'custom'],
] as const

/** The five themes, each as a small picture. */
export const ThemePicker = ({ value, custom, onChange }: ThemePickerProps) => (
  <RadioGroup
    aria-label={t('theme')}
    value={value}
    disabled={useIsReadOnly()}
    onValueChange={(theme: Theme) => onChange(theme)}
    className="vg-themes"
  >
    {themes.map(([theme, label]) => {
      const isDark = theme === 'custom' ? custom.themeType === 'dark' : theme.endsWith('dark')
      return (
        <Radio.Root key={theme} value={theme} className="vg-theme">
          <span className="vg-theme__chat" data-dark={isDark || undefined} aria-hidden="true">
            <span />
            <span style={{ background: theme === 'custom' ? custom.primary : brandOf({ theme }) }} />
          </span>
          {t(label)}
        </Radio.Root>
      )
    })}
  </RadioGroup>
)
