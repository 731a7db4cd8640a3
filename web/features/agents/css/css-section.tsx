import { onlineManager } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/css/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { FormSection } from '#web/ui/form/form-section.tsx'

const CssEditor = lazyPart(
  () =>
    import('#web/features/agents/css/css-editor.tsx').catch((error: unknown) => {
      if (onlineManager.isOnline()) notify(t('editorFailed'), { tone: 'bad', stay: 'long' })
      throw error
    }),
  'CssEditor',
)

interface CssSectionProps {
  readonly form: AgentForm
  readonly region: Region
}

/** The owner's own CSS. The editor is large, and loads when the section is in view. */
export const CssSection = ({ form: { draft, set }, region }: CssSectionProps) => (
  <FormSection title={t('title')} description={t('fact')}>
    <Suspense fallback={<p className="vg-css-wait">{t('loading')}</p>}>
      <CssEditor region={region} draft={draft} onChange={(ADVANCED_customCSS) => set({ ADVANCED_customCSS })} />
    </Suspense>
  </FormSection>
)
