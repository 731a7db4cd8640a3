import { useState } from 'react'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { useSafeCss } from '#web/features/agents/css/use-safe-css.ts'
import { t as embed } from '#web/features/agents/embed/t.ts'
import { publicDraft } from '#web/features/agents/look/public-draft.ts'
import { sampleTurns } from '#web/features/agents/look/sample-turns.ts'
import { WidgetPreview } from '#web/features/agents/look/widget-preview.tsx'
import { useHearsVoice } from '#web/features/agents/providers/use-hears-voice.ts'
import { t } from '#web/features/agents/widget/t.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'

type Shown = 'closed' | 'open' | 'modal' | 'phone'

/** The viewport that the widget gets. */
const sizes = {
  desk: { width: 520, height: 740 },
  modal: { width: 720, height: 800 },
  phone: { width: 390, height: 760 },
} as const

/** The draft as visitors would see it, updated while typing. */
export const PreviewPane = ({ draft, region }: { readonly draft: Agent; readonly region: Region }) => {
  const [shown, setShown] = useState<Shown>('open')
  const [at] = useState(Date.now)
  const size = shown === 'phone' || shown === 'modal' ? shown : 'desk'
  const isHeard = useHearsVoice(region, draft)
  const css = useSafeCss(draft.ADVANCED_customCSS)
  // a modal chat that is closed shows its button; on a phone the chat is the page
  const follow = (isOpen: boolean) => {
    if (shown === 'phone' || (shown === 'modal' && isOpen)) return
    setShown(isOpen ? 'open' : 'closed')
  }
  return (
    <section aria-label={t('preview')} className="grid gap-3">
      <Segmented
        label={t('previewState')}
        value={shown}
        onChange={setShown}
        className="w-fit justify-self-end"
        options={[
          { value: 'closed', label: t('closed') },
          { value: 'open', label: t('open') },
          { value: 'modal', label: embed('mode.modal') },
          { value: 'phone', label: t('phone') },
        ]}
      />
      <WidgetPreview
        key={size}
        label={t('previewOf')}
        isOpen={shown !== 'closed'}
        onOpen={follow}
        size={sizes[size]}
        agent={{ ...publicDraft(draft, region, isHeard), ADVANCED_customCSS: css }}
        render={draft.ui.widgetType}
        isModal={shown === 'modal'}
        messages={sampleTurns(
          draft,
          { question: t('sampleQuestion'), answer: t('sampleAnswer'), replies: [t('sampleYes'), t('sampleMore')] },
          at,
        )}
        reply={t('previewReply')}
      />
    </section>
  )
}
