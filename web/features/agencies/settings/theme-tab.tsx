import { Suspense } from 'react'
import { themeUsages, themeVariants } from '#shared/agencies/theme'
import { brandOfAgency } from '#web/features/agencies/preview/brand-of-agency.ts'
import { t } from '#web/features/agencies/t.ts'
import { SegmentedField } from '#web/ui/choice/segmented-field.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { readCustomTheme, writeCustomTheme } from '#web-features/agents/look'
import type { AgencyForm } from './use-agency-form.ts'

const PaletteEditor = lazyPart(() => import('#web/ui/choice/palette-editor.tsx'), 'PaletteEditor')

/** How the portal looks: its colour, how much of it, and how parts are drawn. */
export const ThemeTab = ({ form: { draft, set, issue } }: { readonly form: AgencyForm }) => (
  <>
    <FormGrid title={t('look')} columns={1}>
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
          onChange={(theme) => set({ customThemeJSONString: writeCustomTheme(draft.customThemeJSONString, theme) })}
        />
      </Suspense>
    </FormGrid>
  </>
)
