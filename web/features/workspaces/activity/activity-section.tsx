import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Activity } from '#shared/workspaces/members'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { activityLine } from './activity-line.ts'
import { t } from './t.ts'

interface ActivitySectionProps {
  readonly activity: UseInfiniteQueryResult<InfiniteData<{ readonly activity: readonly Activity[] }>>
}

/** Entries of an audit log as sentences, newest first. */
export const ActivitySection = ({ activity }: ActivitySectionProps) => {
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = activity
  const lines = data?.pages.flatMap((page) => page.activity) ?? []
  return (
    <section className="mt-8" aria-label={t('activity')}>
      <h2 className="vg-small-title mb-2">{t('activity')}</h2>
      {isPending && <Skeleton className="h-24" />}
      {error && !data && (
        <ProblemNote title={t('activityFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && lines.length === 0 && <p className="text-ink-2">{t('activityEmpty')}</p>}
      <ol>
        {lines.map(({ id, at, ...entry }) => (
          <li key={id} className="flex gap-3 border-t border-line py-2 first:border-0">
            <span className="min-w-0 flex-1 wrap-anywhere" title={entry.byName && entry.by}>
              {activityLine(entry)}
            </span>
            <time className="flex-none text-sm text-ink-2" dateTime={new Date(at).toISOString()}>
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
