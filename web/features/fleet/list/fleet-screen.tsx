import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { pushesQuery, sourcesQuery } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { PushList } from './push-list.tsx'
import { SourceRows } from './source-rows.tsx'

const ChooseSource = lazyPart(() => import('./choose-source.tsx'), 'ChooseSource', 'layer')

const route = getRouteApi('/app/$region/clients/fleet')

/** The agents that have copies, and what was pushed to them. */
export const FleetScreen = () => {
  const { region } = route.useParams()
  const place = { region, workspaceId: useCurrentWorkspace(region).uid }
  const sources = useQuery(sourcesQuery(place))
  usePrefetchInfiniteQuery(pushesQuery(place))
  const [isChoosing, setChoosing] = useState(false)
  const { data = [] } = sources
  const sum = (of: 'copies' | 'behind') => data.reduce((all, source) => all + source[of], 0)
  const isEmpty = sources.data?.length === 0
  const start = (
    <Button variant="primary" icon={<Plus size={16} />} onClick={() => setChoosing(true)}>
      {t(isEmpty ? 'chooseFirst' : 'newPush')}
    </Button>
  )
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <Link
          to="/app/$region/clients"
          params={{ region }}
          className={buttonClass({ variant: 'ghost', size: 'small' }, '-ms-2.5 mb-2')}
        >
          <ArrowLeft size={15} aria-hidden="true" />
          {t('clients')}
        </Link>
        <PageHeader
          title={t('fleet')}
          description={
            data.length > 0 && t('fact', { agents: data.length, copies: sum('copies'), behind: sum('behind') })
          }
          actions={data.length > 0 && start}
        />
        {sources.isPending && (
          <Loading className="grid gap-2">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Loading>
        )}
        {sources.error && !sources.data && (
          <ProblemNote
            title={t('fleetFailed')}
            error={sources.error}
            isRetrying={sources.isFetching}
            onRetry={() => void sources.refetch()}
          />
        )}
        {isEmpty && (
          <Card>
            <Empty
              title={t('emptyTitle')}
              body={t('emptyBody')}
              steps={[
                { label: t('step1'), state: 'now' },
                { label: t('step2'), state: 'next' },
                { label: t('step3'), state: 'next' },
              ]}
            >
              {start}
            </Empty>
          </Card>
        )}
        {data.length > 0 && <SourceRows region={region} sources={data} />}
        {/* below what has its height, so that nothing moves */}
        {!sources.isPending && <PushList place={place} isEmptyFleet={isEmpty} />}
      </div>
      {isChoosing && (
        <Suspense>
          <ChooseSource place={place} sources={data} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </main>
  )
}
