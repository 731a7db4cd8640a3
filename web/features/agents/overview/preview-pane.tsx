import { useState } from 'react'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { useSafeCss } from '#web/features/agents/css/use-safe-css.ts'
import { publicDraft } from '#web/features/agents/look/public-draft.ts'
import { sampleTurns } from '#web/features/agents/look/sample-turns.ts'
import { WidgetPreview } from '#web/features/agents/look/widget-preview.tsx'
import { t } from '#web/features/agents/overview/t.ts'
import { Segmented } from '#web/ui/segmented.tsx'

type Shown = 'closed' | 'open' | 'phone'

const desk = { width: 520, height: 740 }
const phone = { width: 390, height: 760 }

/** The draft as visitors would meet it, following what is typed. */
export const PreviewPane = ({ draft, region }: { readonly draft: Agent; readonly region: Region }) => {
  const [shown, setShown] = useState<Shown>('open')
  const [at] = useState(Date.now)
  const css = useSafeCss(draft.ADVANCED_customCSS)
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
          { value: 'phone', label: t('phone') },
        ]}
      />
      <WidgetPreview
        key={shown === 'phone' ? 'phone' : 'desk'}
        label={t('previewOf')}
        isOpen={shown !== 'closed'}
        onOpen={(isOpen) => shown !== 'phone' && setShown(isOpen ? 'open' : 'closed')}
        size={shown === 'phone' ? phone : desk}
        agent={{ ...publicDraft(draft, region), ADVANCED_customCSS: css }}
        render={draft.ui.widgetType}
        messages={sampleTurns(draft, { question: t('sampleQuestion'), answer: t('sampleAnswer') }, at)}
        reply={t('previewReply')}
      />
    </section>
  )
}
