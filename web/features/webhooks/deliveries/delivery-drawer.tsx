import { useMutation, useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { Region } from '#shared/regions'
import type { Endpoint } from '#shared/webhooks/schema'
import { addressOf } from '#web/features/webhooks/endpoints/address-of.ts'
import { deliveryQuery, replayMutation } from '#web/features/webhooks/queries.ts'
import { t } from '#web/features/webhooks/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { CodeBlock } from '#web/ui/text/code-block.tsx'
import { CopyText } from '#web/ui/text/copy-text.tsx'
import { answerOf } from './answer-of.ts'
import { DeliveryState } from './delivery-state.tsx'

interface DeliveryDrawerProps {
  readonly region: Region
  readonly workspaceId: string
  readonly endpoint: Endpoint
  readonly deliveryId: string
  readonly onClose: () => void
}

/** One delivery: what is posted, and what each attempt was answered. */
export const DeliveryDrawer = ({ region, workspaceId, endpoint, deliveryId, onClose }: DeliveryDrawerProps) => {
  const query = deliveryQuery(region, workspaceId, endpoint.id, deliveryId)
  const { data, error, isFetching, refetch } = useQuery(query)
  const replaying = useMutation({
    ...replayMutation(region, workspaceId, endpoint.id),
    onError: ({ message }) => notify(t('notReplayed'), { tone: 'bad', stay: 'long', detail: message }),
  })
  return (
    <Drawer
      isOpen
      title={data?.type ?? t('deliveries')}
      subtitle={addressOf(endpoint.url)}
      width={560}
      onOpenChange={onClose}
      foot={
        <Button
          variant="primary"
          className="ms-auto"
          icon={<RotateCw size={15} />}
          disabled={!endpoint.isOn || !data || data.state === 'waiting'}
          busy={replaying.isPending}
          onClick={() => replaying.mutate(deliveryId, { onSuccess: () => notify(t('replayed'), { tone: 'ok' }) })}
        >
          {t('replay')}
        </Button>
      }
    >
      {error && !data ? (
        <ProblemNote title={t('deliveryFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center gap-3">
            <DeliveryState state={data.state} />
            {data.nextAt !== undefined && (
              <span className="text-sm text-ink-2">{t('nextAt', { at: new Date(data.nextAt).toLocaleString() })}</span>
            )}
          </div>
          <section className="grid gap-2">
            <h3 className="vg-small-title">{t('id')}</h3>
            <CopyText text={data.id} what={t('idWhat')} />
          </section>
          <section className="grid gap-2">
            <h3 className="vg-small-title">{t('body')}</h3>
            <CodeBlock code={JSON.stringify(JSON.parse(data.body), null, 2)} what={t('bodyWhat')} />
          </section>
          <section className="grid gap-2">
            <h3 className="vg-small-title">{t('attempts')}</h3>
            {data.attempts.length === 0 && <p className="text-ink-2">{t('noAttempts')}</p>}
            <ol>
              {data.attempts.toReversed().map((attempt) => (
                <li key={attempt.at} className="border-t border-line py-2 first:border-0">
                  <div className="flex gap-3">
                    <span className="flex-1 font-medium">{answerOf(attempt)}</span>
                    <span className="text-sm text-ink-2">{t('took', { ms: attempt.durationMs })}</span>
                    <time className="text-sm text-ink-2" dateTime={new Date(attempt.at).toISOString()}>
                      {new Date(attempt.at).toLocaleString()}
                    </time>
                  </div>
                  {attempt.answer && (
                    <pre className="mt-1 max-h-40 overflow-auto font-mono text-xs/5 whitespace-pre-wrap text-ink-2 wrap-anywhere">
                      {attempt.answer}
                    </pre>
                  )}
                </li>
              ))}
            </ol>
          </section>
        </div>
      ) : (
        <div className="grid gap-5">
          <Skeleton className="h-8" />
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
        </div>
      )}
    </Drawer>
  )
}
