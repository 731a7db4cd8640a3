import { Clock } from 'lucide-react'
import { Suspense } from 'react'
import type { ConversationSummary } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { t as shared } from '#web/features/conversations/t.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { t } from './t.ts'

/** Few conversations are ever shut, and its list of choices is as large as the transcript. */
const TemplateForm = lazyPart(() => import('./template-form.tsx'), 'TemplateForm')

interface ShutWindowProps {
  readonly region: Region
  readonly agentId: string
  readonly conversation: ConversationSummary
}

/** In place of the reply field once the channel takes no free words: what is still possible. */
export const ShutWindow = ({ region, agentId, conversation: { channel, conversationId } }: ShutWindowProps) => {
  const hasTemplates = channel === 'whatsapp'
  const name = shared(`channel.${channel}`)
  return (
    <div className="vg-answer vg-answer--tall">
      <p className="flex items-start gap-2 text-sm">
        <Clock size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
        <span>
          <strong className="font-bold">{hasTemplates ? t('shut') : t('shutForDays', { channel: name })}</strong>{' '}
          <span className="text-ink-2">{hasTemplates ? t('shutMore') : t('shutForDaysMore')}</span>
        </span>
      </p>
      {hasTemplates && (
        <Suspense
          fallback={
            <Loading>
              <Skeleton className="h-10 w-full rounded-lg" />
            </Loading>
          }
        >
          <TemplateForm region={region} agentId={agentId} conversationId={conversationId} />
        </Suspense>
      )}
    </div>
  )
}
