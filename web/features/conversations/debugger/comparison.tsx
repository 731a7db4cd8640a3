import type { Message as ChatMessage } from '#shared/conversations/schema'
import { Message } from '#web/features/conversations/messages/message.tsx'
import type { PartRenderers } from '#web/features/conversations/messages/part-view.tsx'
import { t } from '#web/features/conversations/t.ts'

interface ComparisonProps {
  readonly original: readonly ChatMessage[]
  readonly now: ChatMessage
  readonly drawing: PartRenderers
}

/** The original answer beside the draft's. */
export const Comparison = ({ original, now, drawing }: ComparisonProps) => (
  <div className="vg-compare">
    <section aria-label={t('answeredThen')}>
      <h3>{t('answeredThen')}</h3>
      {original.length === 0 && <p className="text-ink-2">{t('noOriginal')}</p>}
      {original.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </section>
    <section aria-label={t('nowDraft')}>
      <h3>{t('nowDraft')}</h3>
      <Message message={now} drawing={drawing} />
    </section>
  </div>
)
