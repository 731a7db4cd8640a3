import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { RotateCw, Send } from 'lucide-react'
import type { Region } from '#shared/regions'
import type { Endpoint } from '#shared/webhooks/schema'
import { addressOf } from '#web/features/webhooks/endpoints/address-of.ts'
import { deliveriesQuery, replayFailedMutation, testMutation } from '#web/features/webhooks/queries.ts'
import { t } from '#web/features/webhooks/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { DeliveryRows } from './delivery-rows.tsx'

interface DeliveryListProps {
  readonly region: Region
  readonly workspaceId: string
  readonly endpoint: Endpoint
  readonly state: 'failed' | undefined
  readonly onState: (state: 'failed' | undefined) => void
}

/** What was posted to an endpoint in the last 30 days; those that failed can be sent again. */
export const DeliveryList = ({ region, workspaceId, endpoint, state, onState }: DeliveryListProps) => {
  const { id, url, isOn } = endpoint
  const query = deliveriesQuery(region, workspaceId, id, state)
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query)
  const testing = useMutation({
    ...testMutation(region, workspaceId, id),
    onError: ({ message }) => notify(t('notSent'), { tone: 'bad', stay: 'long', detail: message }),
  })
  const replaying = useMutation({
    ...replayFailedMutation(region, workspaceId, id),
    onError: ({ message }) => notify(t('notReplayed'), { tone: 'bad', stay: 'long', detail: message }),
  })
  const deliveries = data?.pages.flatMap((page) => page.deliveries) ?? []
  return (
    <section className="mt-8" aria-label={t('deliveriesOf', { host: addressOf(url) })}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 className="vg-small-title min-w-0 flex-1 basis-60 truncate">
          {t('deliveriesOf', { host: addressOf(url) })}
        </h2>
        <Segmented
          label={t('show')}
          value={state ?? 'all'}
          options={[
            { value: 'all', label: t('all') },
            { value: 'failed', label: t('failed') },
          ]}
          onChange={(next) => onState(next === 'failed' ? 'failed' : undefined)}
        />
        {state === 'failed' ? (
          <Button
            icon={<RotateCw size={15} />}
            disabled={!isOn || deliveries.length === 0}
            busy={replaying.isPending}
            onClick={() =>
              replaying.mutate(undefined, {
                onSuccess: ({ count, isMore }) =>
                  notify(t(isMore ? 'replayedSome' : 'replayedAll', { count }), { tone: 'ok' }),
              })
            }
          >
            {t('replayFailed')}
          </Button>
        ) : (
          <Button
            icon={<Send size={15} />}
            disabled={!isOn}
            busy={testing.isPending}
            onClick={() => testing.mutate(undefined, { onSuccess: () => notify(t('testSent'), { tone: 'ok' }) })}
          >
            {t('sendTest')}
          </Button>
        )}
      </div>
      {error && !data ? (
        <ProblemNote
          title={t('deliveriesFailed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
          {deliveries.length > 0 ? (
            <DeliveryRows deliveries={deliveries} />
          ) : (
            <p className="p-5 text-ink-2">{t(state === 'failed' ? 'noFailed' : 'noDeliveries')}</p>
          )}
        </Card>
      ) : (
        <Skeleton className="h-40" />
      )}
      {hasNextPage && (
        <Button size="small" className="mt-3" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}
