import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { pushQuery } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { PushView } from './push-view.tsx'

const route = getRouteApi('/app/$region/clients/fleet/pushes/$pushId')

/** One push: what became of each copy, what waits, and the way back. */
export const PushScreen = () => {
  const { region, pushId } = route.useParams()
  const place = { region, workspaceId: useCurrentWorkspace(region).uid }
  const query = useQuery(pushQuery(place, pushId))
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
        {!query.data && <PageHeader title={t('push')} />}
        {query.isPending && (
          <Loading className="grid gap-5">
            <Skeleton className="h-20" />
            <Skeleton className="h-60" />
          </Loading>
        )}
        {query.error && !query.data && (
          <ProblemNote
            title={t('pushFailed')}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && <PushView place={place} push={query.data.push} targets={query.data.targets} />}
      </div>
    </main>
  )
}
