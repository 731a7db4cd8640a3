import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { copiesQuery } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { CopiesEmpty } from './copies-empty.tsx'
import { PlanForm } from './plan-form.tsx'

const route = getRouteApi('/app/$region/clients/fleet/agents/$sourceId')

/** An agent with its copies: what a push of its live version would bring each of them, before anything is published. */
export const PlanScreen = () => {
  const { region, sourceId } = route.useParams()
  const place = { region, workspaceId: useCurrentWorkspace(region).uid }
  const list = useInfiniteQuery(copiesQuery(place, sourceId))
  useEveryPage(list)
  const first = list.data?.pages[0]
  const copies = list.data?.pages.flatMap((page) => page.copies) ?? []
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <Link
          to="/app/$region/clients/fleet"
          params={{ region }}
          className={buttonClass({ variant: 'ghost', size: 'small' }, '-ms-2.5 mb-2')}
        >
          <ArrowLeft size={15} aria-hidden="true" />
          {t('fleet')}
        </Link>
        {!first && <PageHeader title={t('newPush')} />}
        {list.isPending && (
          <Loading className="grid gap-5">
            <Skeleton className="h-20" />
            <Skeleton className="h-60" />
          </Loading>
        )}
        {list.error && !first && (
          <ProblemNote
            title={t('copiesFailed')}
            error={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {first &&
          (copies.length === 0 ? (
            <CopiesEmpty place={place} source={first.source} />
          ) : (
            <PlanForm
              place={place}
              source={first.source}
              version={first.version}
              copies={copies}
              isLoadingMore={list.hasNextPage && !list.isError}
              more={
                list.isFetchNextPageError && (
                  <ProblemNote
                    title={t('moreFailed')}
                    error={list.error}
                    isRetrying={list.isFetching}
                    onRetry={() => void list.fetchNextPage()}
                  />
                )
              }
            />
          ))}
      </div>
    </main>
  )
}
