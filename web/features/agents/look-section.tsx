import type { Agent, AgentSettings } from '#shared/agents/schema'
import { brandOf } from '#shared/agents/themes'
import { readCustomTheme, writeCustomTheme } from '#web/features/agents/custom-theme.ts'
import { t } from '#web/features/agents/t.ts'
import { ColourInput } from '#web/ui/colour-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface LookSectionProps {
  readonly draft: Agent
  readonly set: (patch: Partial<AgentSettings>) => void
  readonly issue: (path: string) => string | undefined
}

/** Theme and colour. Choosing Custom starts from the colour that was showing. */
export const LookSection = ({ draft, set, issue }: LookSectionProps) => {
  const custom = readCustomTheme(draft.customThemeJSONString, brandOf(draft))
  const setCustom = (patch: Partial<typeof custom>) =>
    set({
      theme: 'custom',
      customThemeJSONString: writeCustomTheme(draft.customThemeJSONString, { ...custom, ...patch }),
    })
  return (
    <FormSection title={t('look')}>
      <div className="vg-field vg-field--row">
        <div className="vg-field__head">
          <span className="vg-field__label">{t('theme')}</span>
        </div>
        <Segmented
          label={t('theme')}
          value={draft.theme}
          className="w-fit"
          onChange={(theme) => (theme === 'custom' ? setCustom({ primary: brandOf(draft) }) : set({ theme }))}
          options={[
            { value: 'blue-light', label: t('blueLight') },
            { value: 'blue-dark', label: t('blueDark') },
            { value: 'light', label: t('themeLight') },
            { value: 'dark', label: t('themeDark') },
            { value: 'custom', label: t('custom') },
          ]}
        />
      </div>
      {draft.theme === 'custom' && (
        <>
          <Field layout="row" label={t('colour')} error={issue('customThemeJSONString')}>
            <ColourInput value={custom.primary} onChange={(primary) => setCustom({ primary })} label={t('colour')} />
          </Field>
          <Switch
            layout="row"
            label={t('customDark')}
            checked={custom.themeType === 'dark'}
            onChange={(isDark) => setCustom({ themeType: isDark ? 'dark' : 'light' })}
          />
        </>
      )}
    </FormSection>
  )
}
