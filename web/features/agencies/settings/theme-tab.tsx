import { Suspense } from 'react'
import { themeUsages, themeVariants } from '#shared/agencies/theme'
import { FontField } from '#web/features/agencies/look/font-field.tsx'
import { brandOfAgency } from '#web/features/agencies/preview/brand-of-agency.ts'
import { t } from '#web/features/agencies/t.ts'
import { SegmentedField } from '#web/ui/choice/segmented-field.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { readCustomTheme, writeCustomTheme } from '#web-features/agents/look'
import type { AgencyForm } from './use-agency-form.ts'

const CssEditor = lazyPart(() => import('#web/features/agencies/look/css-editor.tsx'), 'CssEditor', 'inside')
const PaletteEditor = lazyPart(() => import('#web/ui/choice/palette-editor.tsx'), 'PaletteEditor')

/** How the portal looks: its colour, how much of it, and how parts are drawn. */
export const ThemeTab = ({ form }: { readonly form: AgencyForm }) => {
  const { draft, set, issue } = form
  return (
    <>
      <FormGrid title={t('look')} columns={1}>
        <FontField form={form} />
        <SegmentedField
          label={t('usage')}
          hint={t('usageHint')}
          value={draft.themeColorUsage}
          onChange={(themeColorUsage) => set({ themeColorUsage })}
          options={themeUsages.map((value) => ({ value, label: t(`usage.${value}`) }))}
        />
        <SegmentedField
          label={t('variant')}
          hint={t('variantHint')}
          value={draft.themeVariant}
          onChange={(themeVariant) => set({ themeVariant })}
          options={themeVariants.map((value) => ({ value, label: t(`variant.${value}`) }))}
        />
      </FormGrid>
      <FormGrid title={t('primary')}>
        <Suspense>
          <PaletteEditor
            value={readCustomTheme(draft.customThemeJSONString, brandOfAgency(draft).primary)}
            error={issue('customThemeJSONString')}
            darkHint={t('darkSurfacesHint')}
            onChange={(theme) => set({ customThemeJSONString: writeCustomTheme(draft.customThemeJSONString, theme) })}
          />
        </Suspense>
      </FormGrid>
      <FormGrid title={t('customCSS')} columns={1}>
        <FieldGroup label={t('customCSS')} hint={t('customCSSHint')} error={issue('customCSS')}>
          <Suspense fallback={<p className="vg-agency__css-wait">{t('cssLoading')}</p>}>
            <CssEditor value={draft.customCSS} onChange={(customCSS) => set({ customCSS })} />
          </Suspense>
        </FieldGroup>
      </FormGrid>
    </>
  )
}
