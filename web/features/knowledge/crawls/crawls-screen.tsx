import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { CrawlRows } from '#web/features/knowledge/crawls/crawl-rows.tsx'
import { crawlsQuery } from '#web/features/knowledge/crawls/queries.ts'
import { t } from '#web/features/knowledge/crawls/t.ts'
import { useAgentNames } from '#web/features/knowledge/crawls/use-agent-names.ts'
import { useOpenWorkspace } from '#web/features/workspaces/use-open-workspace.ts'
import { useInView } from '#web/lib/use-in-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const NewCrawlDrawer = lazy(async () => ({
  default: (await import('#web/features/knowledge/crawls/new-crawl-drawer.tsx')).NewCrawlDrawer,
}))

const route = getRouteApi('/app/$region/automations')

/** The crawler: every website that was read, newest first. */
export const CrawlsScreen = () => {
  const { region } = route.useParams()
  const { add } = route.useSearch()
  const navigate = route.useNavigate()
  const { uid } = useOpenWorkspace(region)
  const { agents, agentName } = useAgentNames(region, uid)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(crawlsQuery(region, uid))
  const foot = useInView<HTMLDivElement>(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  const crawls = data.pages.flatMap((page) => page.crawls)
  const showAdd = (isOpen: boolean) => void navigate({ search: (before) => ({ ...before, add: isOpen || undefined }) })
  const button = (
    <Button variant="primary" icon={<Plus size={16} />} onClick={() => showAdd(true)} disabled={agents.length === 0}>
      {t('newCrawl')}
    </Button>
  )
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader
          title={t('crawler')}
          fact={crawls.length > 0 ? t('fact', { count: crawls.length }) : t('factNone')}
          actions={crawls.length > 0 && button}
        />
        {crawls.length === 0 ? (
          <Card>
            <Empty
              title={t('emptyTitle')}
              body={t('emptyBody')}
              steps={[
                { label: t('emptyStep1'), state: 'now' },
                { label: t('emptyStep2'), state: 'next' },
                { label: t('emptyStep3'), state: 'next' },
              ]}
            >
              {button}
            </Empty>
          </Card>
        ) : (
          <CrawlRows region={region} crawls={crawls} agentName={agentName} />
        )}
        <div ref={foot} role="status" className="mt-3 h-5 text-sm text-ink-2">
          {isFetchingNextPage && t('loadMore')}
        </div>
      </div>
      {add && agents.length > 0 && (
        <Suspense>
          <NewCrawlDrawer region={region} workspaceId={uid} agents={agents} onClose={() => showAdd(false)} />
        </Suspense>
      )}
    </main>
  )
}
