import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PushState } from '#web/features/fleet/push/push-state.tsx'
import { type FleetPlace, pushesQuery } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { useInView } from '#web/lib/browser/use-in-view.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import { ago } from '#web/ui/text/ago.ts'
import { usePeople } from '#web-features/workspaces'
import '#web/ui/table/rows.css'

interface PushListProps {
  readonly place: FleetPlace
  /** No agent has copies: then nothing is said of pushes that there are none of. */
  readonly isEmptyFleet: boolean
}

/** What was pushed, newest first; more come as the end of the list comes into view. */
export const PushList = ({ place, isEmptyFleet }: PushListProps) => {
  const { region, workspaceId } = place
  const personOf = usePeople(region, workspaceId)
  const list = useInfiniteQuery(pushesQuery(place))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const foot = useInView<HTMLDivElement>(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  const pushes = list.data?.pages.flatMap((page) => page.pushes) ?? []
  const now = Date.now()
  if (isEmptyFleet && !list.error && pushes.length === 0) return null
  return (
    <section className="mt-7" aria-labelledby="fleet-pushes">
      <h2 id="fleet-pushes" className="mb-3">
        {t('pushes')}
      </h2>
      {list.isPending && (
        <Loading className="grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      )}
      {list.error && !list.data && (
        <ProblemNote
          title={t('pushesFailed')}
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && pushes.length === 0 && <p className="text-ink-2">{t('noPushes')}</p>}
      {pushes.length > 0 && (
        <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
          <table className="vg-rows" aria-labelledby="fleet-pushes" onKeyDown={moveInRows}>
            <thead className="max-md:sr-only">
              <tr>
                <th scope="col">{t('colPush')}</th>
                <th scope="col">{t('colState')}</th>
                <th scope="col">{t('colBy')}</th>
                <th scope="col" className="vg-rows__number">
                  {t('colCopies')}
                </th>
                <th scope="col" className="vg-rows__number">
                  {t('colStarted')}
                </th>
              </tr>
            </thead>
            <tbody>
              {pushes.map((push) => (
                <tr key={push.id} className="vg-rows__row">
                  <td>
                    <Link
                      to="/app/$region/clients/fleet/pushes/$pushId"
                      params={{ region, pushId: push.id }}
                      className="vg-rows__link block max-w-[40ch] truncate font-medium max-md:max-w-[56vw]"
                    >
                      {push.sourceTitle}
                    </Link>
                    <span className="block text-sm text-ink-2">{t('versionOf', { n: push.version })}</span>
                    <span className="text-sm md:hidden">
                      <PushState push={push} />
                    </span>
                  </td>
                  <td className="max-md:hidden">
                    <PushState push={push} />
                  </td>
                  <td className="max-w-[20ch] truncate max-md:hidden">{personOf(push.by).name}</td>
                  <td className="vg-rows__number max-md:hidden">{push.targets}</td>
                  <td className="vg-rows__number text-ink-2">{ago(push.startedAt, now)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      <div ref={foot} role="status" className="mt-3 flex min-h-5 items-center gap-3 text-sm text-ink-2">
        {hasNextPage && (
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </section>
  )
}
