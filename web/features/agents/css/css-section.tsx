import { onlineManager } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { Suspense } from 'react'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/css/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import '#web/features/agents/css/css-editor.css'

const CssEditor = lazyPart(
  () => import('#web/features/agents/css/css-editor.tsx'),
  'CssEditor',
  'inside',
  () => {
    if (onlineManager.isOnline()) notify(t('editorFailed'), { tone: 'bad', stay: 'long' })
  },
)

interface CssSectionProps {
  readonly form: AgentForm
  readonly region: Region
}

/** The owner's own CSS. The editor is large, and loads when its tab is opened. */
export const CssSection = ({ form: { draft, set, issue }, region }: CssSectionProps) => {
  const refusal = issue('ADVANCED_customCSS')
  return (
    <section data-invalid={refusal !== undefined || undefined}>
      <h2 className="sr-only">{t('title')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('fact')}</p>
      {refusal && (
        <p className="vg-field__error mb-3" role="alert">
          <CircleAlert size={14} aria-hidden="true" />
          {refusal}
        </p>
      )}
      <Suspense fallback={<p className="vg-css-wait">{t('loading')}</p>}>
        <CssEditor region={region} draft={draft} onChange={(ADVANCED_customCSS) => set({ ADVANCED_customCSS })} />
      </Suspense>
    </section>
  )
}
