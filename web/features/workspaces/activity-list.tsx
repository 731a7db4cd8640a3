import { useInfiniteQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { activityQuery } from '#web/features/workspaces/queries.ts'
import { t } from '#web/features/workspaces/t.ts'
import { ago } from '#web/lib/ago.ts'
import { Button } from '#web/ui/button.tsx'
import { ProblemNote } from '#web/ui/problem-note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface ActivityListProps {
  readonly region: Region
  readonly workspaceId: string
}

/** `agent.published` as people say it: "Agent published". */
const inWords = (action: string): string => {
  const words = action.replace(/[.-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The audit log, newest first. */
export const ActivityList = ({ region, workspaceId }: ActivityListProps) => {
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(activityQuery(region, workspaceId))
  const lines = data?.pages.flatMap(({ activity }) => activity) ?? []
  return (
    <section className="mt-8" aria-label={t('activity')}>
      <h2 className="vg-small-title mb-2">{t('activity')}</h2>
      {isPending && <Skeleton className="h-24" />}
      {error && !data && (
        <ProblemNote title={t('activityFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && lines.length === 0 && <p className="text-ink-2">{t('activityEmpty')}</p>}
      <ol>
        {lines.map(({ id, action, by, at, subject }) => (
          <li key={id} className="flex gap-3 border-t border-line py-2 first:border-0">
            <span className="min-w-0 flex-1">
              <span className="block truncate">
                {inWords(action)}
                {subject && <span className="text-ink-2"> {subject}</span>}
              </span>
              <span className="block truncate text-sm text-ink-2">{by}</span>
            </span>
            <time className="text-sm text-ink-2" dateTime={new Date(at).toISOString()}>
              {ago(at, Date.now())}
            </time>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}
