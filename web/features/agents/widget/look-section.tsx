import { Suspense } from 'react'
import { brandOf } from '#shared/agents/look/themes'
import { readCustomTheme, writeCustomTheme } from '#web/features/agents/look/custom-theme.ts'
import { t } from '#web/features/agents/look/t.ts'
import { ThemePicker } from '#web/features/agents/look/theme-picker.tsx'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { PictureField } from './picture-field.tsx'

const PaletteEditor = lazyPart(() => import('#web/ui/choice/palette-editor.tsx'), 'PaletteEditor')

/** Theme, colours, font, background and the footer credit. Choosing Custom starts from the current colour. */
export const LookSection = ({ form }: { readonly form: AgentForm }) => {
  const { draft, set, issue } = form
  const custom = readCustomTheme(draft.customThemeJSONString, brandOf(draft))
  const setCustom = (theme: typeof custom) =>
    set({ theme: 'custom', customThemeJSONString: writeCustomTheme(draft.customThemeJSONString, theme) })
  return (
    <FormSection title={t('look')}>
      <div className="vg-field vg-field--row">
        <div className="vg-field__head">
          <span className="vg-field__label">{t('theme')}</span>
        </div>
        <ThemePicker
          value={draft.theme}
          custom={custom}
          onChange={(theme) => (theme === 'custom' ? setCustom(custom) : set({ theme }))}
        />
      </div>
      {draft.theme === 'custom' && (
        <Suspense>
          <PaletteEditor value={custom} error={issue('customThemeJSONString')} onChange={setCustom} />
        </Suspense>
      )}
      <Field layout="row" label={t('font')} hint={t('fontHint')} error={issue('fontFamily')}>
        <Input
          value={draft.fontFamily}
          maxLength={80}
          list="widget-fonts"
          spellCheck={false}
          onChange={(event) => set({ fontFamily: event.currentTarget.value })}
        />
      </Field>
      <datalist id="widget-fonts">
        {['DM Sans', 'system-ui', 'Georgia', 'Arial', 'Verdana'].map((font) => (
          <option key={font} value={font} />
        ))}
      </datalist>
      <PictureField form={form} of="chatBgURL" label={t('background')} hint={t('backgroundHint')} />
      <Field layout="row" label={t('branding')} hint={t('brandingHint')} error={issue('branding')}>
        <Input
          value={draft.branding}
          maxLength={200}
          onChange={(event) => set({ branding: event.currentTarget.value })}
        />
      </Field>
    </FormSection>
  )
}
