import { Suspense } from 'react'
import { brandOf } from '#shared/agents/look/themes'
import { readCustomTheme, writeCustomTheme } from '#web/features/agents/look/custom-theme.ts'
import { t as look } from '#web/features/agents/look/t.ts'
import { ThemePicker } from '#web/features/agents/look/theme-picker.tsx'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { t } from '#web/features/agents/widget/t.ts'
import { viewerSees } from '#web/lib/session/viewer.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { PictureField } from './picture-field.tsx'

const PaletteEditor = lazyPart(() => import('#web/ui/choice/palette-editor.tsx'), 'PaletteEditor')

/** Name and pictures, theme and colours, font and the footer credit. Choosing Custom starts from the current colour. */
export const LookTab = ({ form }: { readonly form: AgentForm }) => {
  const { draft, set, issue } = form
  const custom = readCustomTheme(draft.customThemeJSONString, brandOf(draft))
  const setCustom = (theme: typeof custom) =>
    set({ theme: 'custom', customThemeJSONString: writeCustomTheme(draft.customThemeJSONString, theme) })
  return (
    <>
      <FormGrid title={t('identity')}>
        <Field label={t('name')} error={draft.title.trim() ? issue('title') : t('nameRequired')}>
          <Input value={draft.title} maxLength={120} onChange={(event) => set({ title: event.currentTarget.value })} />
        </Field>
        <Field label={t('description')} hint={t('descriptionHint')} error={issue('description')}>
          <Input
            value={draft.description}
            maxLength={1000}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
        </Field>
        <PictureField form={form} of="roundedImageURL" label={t('picture')} hint={t('pictureHint')} />
        <PictureField form={form} of="chatBgURL" label={look('background')} hint={look('backgroundHint')} />
      </FormGrid>
      <FormGrid title={look('look')}>
        <div data-wide>
          <FieldGroup label={look('theme')} error={issue('theme')}>
            <ThemePicker
              value={draft.theme}
              custom={custom}
              onChange={(theme) => (theme === 'custom' ? setCustom(custom) : set({ theme }))}
            />
          </FieldGroup>
        </div>
        {draft.theme === 'custom' && (
          <Suspense>
            <PaletteEditor value={custom} error={issue('customThemeJSONString')} onChange={setCustom} />
          </Suspense>
        )}
      </FormGrid>
      <FormGrid title={look('fontAndFooter')}>
        <Field label={look('font')} hint={look('fontHint')} error={issue('fontFamily')}>
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
        {viewerSees('branding') && (
          <Field label={look('branding')} hint={look('brandingHint')} isOptional error={issue('branding')}>
            <Input
              value={draft.branding}
              maxLength={200}
              onChange={(event) => set({ branding: event.currentTarget.value })}
            />
          </Field>
        )}
      </FormGrid>
    </>
  )
}
