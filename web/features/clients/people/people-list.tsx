import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import type { ClientsSearch } from '#web/features/clients/clients-search.ts'
import { clientsQuery } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { useInView } from '#web/lib/browser/use-in-view.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { PeopleBar } from './people-bar.tsx'
import { PeopleRows } from './people-rows.tsx'

interface PeopleListProps {
  readonly region: Region
  readonly workspaceId: string
  readonly organisations: readonly Organisation[]
  readonly search: ClientsSearch
  readonly onFilter: (patch: Partial<ClientsSearch>) => void
}

/** The agency's users, found, filtered and sorted by the server; more come as the end of the list comes into view. */
export const PeopleList = ({ region, workspaceId, organisations, search, onFilter }: PeopleListProps) => {
  const { q, of, role, sort } = search
  const {
    data,
    error,
    isPending,
    isFetching,
    isPlaceholderData,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery({
    ...clientsQuery(region, workspaceId, {
      ...(q ? { search: q } : {}),
      ...(of ? { organisationId: of } : {}),
      ...(role ? { role } : {}),
      ...(sort === '-name' ? { order: 'descending' as const } : {}),
    }),
    placeholderData: keepPreviousData,
  })
  const foot = useInView<HTMLDivElement>(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  const people = data?.pages.flatMap((page) => page.clients) ?? []
  const isFiltered = Boolean(q || of || role)
  return (
    <>
      <PeopleBar organisations={organisations} search={search} onFilter={onFilter} />
      {isPending && (
        <div className="grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {error && !data && (
        <ProblemNote title={t('listFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && people.length > 0 && (
        <PeopleRows
          region={region}
          people={people}
          organisations={organisations}
          sort={sort === '-name' ? sort : 'name'}
          isOld={isPlaceholderData}
          onSort={(next) => onFilter({ sort: next })}
        />
      )}
      {data && people.length === 0 && !hasNextPage && (
        <p className="flex flex-wrap items-center gap-3 py-6 text-ink-2">
          {isFiltered ? t('noneFound') : t('emptyUsers')}
          {isFiltered && (
            <Button size="small" onClick={() => onFilter({ q: undefined, of: undefined, role: undefined })}>
              {t('clear')}
            </Button>
          )}
        </p>
      )}
      <div ref={foot} role="status" className="mt-3 flex min-h-5 items-center gap-3 text-sm text-ink-2">
        {isFetchingNextPage && t('loadMore')}
        {hasNextPage && !isFetchingNextPage && (
          <Button size="small" onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </>
  )
}
