import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { KnowledgeEmpty } from '#web/features/knowledge/knowledge-empty.tsx'
import { sourcesQuery } from '#web/features/knowledge/queries.ts'
import { SearchBox } from '#web/features/knowledge/search-box.tsx'
import { SourceRows } from '#web/features/knowledge/source-rows.tsx'
import { t } from '#web/features/knowledge/t.ts'
import { useInView } from '#web/lib/use-in-view.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const AddSourceDrawer = lazy(async () => ({
  default: (await import('#web/features/knowledge/add-source-drawer.tsx')).AddSourceDrawer,
}))

const route = getRouteApi('/app/$region/agents/$agentId/kb')

/** The Knowledge tab: sources and the test box. */
export const KnowledgeScreen = () => {
  const { region, agentId } = route.useParams()
  const { tab = 'sources', add } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    sourcesQuery(region, agentId),
  )
  const foot = useInView<HTMLDivElement>(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  const sources = data.pages.flatMap((page) => page.sources)
  const chunks = sources.reduce((sum, { chunkCount }) => sum + chunkCount, 0)
  const showAdd = (isOpen: boolean) => void navigate({ search: (before) => ({ ...before, add: isOpen || undefined }) })
  const hasFailed = sources.some(({ status }) => status === 'failed')

  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader
          title={t('knowledge')}
          fact={`${t('fact', { sources: sources.length, chunks })}${hasFailed ? ` ${t('factGood')}` : ''}`}
          actions={
            <Button variant="primary" icon={<Plus size={16} />} onClick={() => showAdd(true)}>
              {t('addSource')}
            </Button>
          }
        />
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={(next) => void navigate({ search: (before) => ({ ...before, tab: next }), resetScroll: false })}
          tabs={[
            { value: 'sources', label: t('tabSources'), count: sources.length },
            { value: 'test', label: t('tabTest') },
          ]}
        >
          {tab === 'test' && <SearchBox region={region} agentId={agentId} />}
          {tab === 'sources' && sources.length === 0 && <KnowledgeEmpty onAdd={() => showAdd(true)} />}
          {tab === 'sources' && sources.length > 0 && (
            <SourceRows region={region} agentId={agentId} sources={sources} />
          )}
        </Tabs>
        <div ref={foot} role="status" className="mt-3 h-5 text-sm text-ink-2">
          {isFetchingNextPage && t('loadMore')}
        </div>
      </div>
      {add && (
        <Suspense>
          <AddSourceDrawer region={region} agentId={agentId} onClose={() => showAdd(false)} />
        </Suspense>
      )}
    </main>
  )
}
