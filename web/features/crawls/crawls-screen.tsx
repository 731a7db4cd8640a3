import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { crawlName } from '#shared/crawls/crawl-name'
import { useInView } from '#web/lib/browser/use-in-view.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { CrawlRows } from './crawl-rows.tsx'
import { crawlsPlace } from './place.ts'
import { crawlsQuery } from './queries.ts'
import { t } from './t.ts'
import { useAgentNames } from './use-agent-names.ts'

const NewCrawlDrawer = lazyPart(() => import('./new/new-crawl-drawer.tsx'), 'NewCrawlDrawer', 'layer')

const route = getRouteApi('/app/$region/automations')

/** The crawler: every crawled website, newest first. */
export const CrawlsScreen = () => {
  const { region } = route.useParams()
  const { add } = route.useSearch()
  const navigate = route.useNavigate()
  const { uid } = useCurrentWorkspace(region)
  const { agents, agentName, hasAgent } = useAgentNames(region, uid)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(crawlsQuery(region, uid))
  const foot = useInView<HTMLDivElement>(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  const crawls = data.pages.flatMap((page) => page.crawls)
  const sites = new Set(crawls.map(({ seeds }) => crawlName(seeds))).size
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
          title={crawlsPlace.label()}
          description={crawls.length > 0 ? t('fact', { count: sites }) : t('factNone')}
          actions={crawls.length > 0 && button}
        />
        {crawls.length === 0 ? (
          <Card>
            <Empty
              title={t('emptyTitle')}
              body={t('emptyBody')}
              steps={[
                {
                  label: t('emptyStep1'),
                  state: 'now',
                  shown:
                    agents.length > 0 ? (
                      <Link to="." search={{ add: true }} className="text-brand-ink underline underline-offset-2">
                        {t('emptyStep1')}
                      </Link>
                    ) : (
                      <Link
                        to="."
                        search={{ drawer: 'new-agent' }}
                        className="text-brand-ink underline underline-offset-2"
                      >
                        {t('emptyAgent')}
                      </Link>
                    ),
                },
                { label: t('emptyStep2'), state: 'next' },
                { label: t('emptyStep3'), state: 'next' },
              ]}
            >
              {button}
            </Empty>
          </Card>
        ) : (
          <CrawlRows region={region} crawls={crawls} agentName={agentName} hasAgent={hasAgent} />
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
