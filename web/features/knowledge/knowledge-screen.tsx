import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { KnowledgeActions } from '#web/features/knowledge/knowledge-actions.tsx'
import { sourcesQuery, summaryQuery } from '#web/features/knowledge/queries.ts'
import { SourcesTab } from '#web/features/knowledge/sources/sources-tab.tsx'
import { usePageDrop } from '#web/features/knowledge/sources/use-page-drop.ts'
import { t } from '#web/features/knowledge/t.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { gapsQuery } from '#web-features/gaps'
import type { PairDraft } from './pair-draft.ts'
import { knowledgePlace } from './place.ts'

const PairsTab = lazyPart(() => import('#web/features/knowledge/pairs/pairs-tab.tsx'), 'PairsTab')
const TestBox = lazyPart(() => import('./test-box/test-box.tsx'), 'TestBox')
const GapsTab = lazyPart(() => import('#web-features/gaps/tab'), 'GapsTab')
const AddSourceDrawer = lazyPart(() => import('./sources/add/add-source-drawer.tsx'), 'AddSourceDrawer', 'layer')
const AddSourceOfTeam = lazyPart(() => import('./sources/add/add-source-of-team.tsx'), 'AddSourceOfTeam', 'layer')
const SourceDrawer = lazyPart(() => import('./sources/drawer/source-drawer.tsx'), 'SourceDrawer', 'layer')

const route = getRouteApi('/app/$region/agents/$agentId/kb')

/** The Knowledge tab: sources, Q&A, the test box, and unanswered questions. */
export const KnowledgeScreen = () => {
  const { region, agentId } = route.useParams()
  const AddSource = viewerMay('crawl-sites') ? AddSourceOfTeam : AddSourceDrawer
  const { tab = 'sources', add, source, pair } = route.useSearch()
  const navigate = route.useNavigate()
  // the history entry carries the conversation's draft of a new Q&A
  const given = useLocation({ select: ({ state }) => state.pairDraft })
  const [taken, setTaken] = useState(given)
  const [draft, setDraft] = useState<PairDraft | undefined>(given)
  if (given && given !== taken) {
    setTaken(given)
    setDraft(given)
  }
  const { data } = useSuspenseInfiniteQuery(sourcesQuery(region, agentId))
  const summary = useQuery(summaryQuery(region, agentId)).data
  const gapCount = useQuery(gapsQuery(region, agentId)).data?.length
  const sources = data.pages.flatMap((page) => page.sources)
  const figures = summary ?? {
    sources: sources.length,
    chunks: sources.reduce((sum, { chunkCount }) => sum + chunkCount, 0),
    pairs: undefined,
  }
  const failed = sources.filter(({ status }) => status === 'failed')
  const isCovered = failed.length > 0 && failed.every(({ chunkCount }) => chunkCount > 0)
  const showAdd = (isOpen: boolean) => void navigate({ search: (before) => ({ ...before, add: isOpen || undefined }) })
  const startPair = (next?: PairDraft) => {
    setDraft(next)
    void navigate({ search: (before) => ({ ...before, tab: 'qa', pair: 'new' }) })
  }
  const facts = {
    sources: `${t('fact', { sources: figures.sources, chunks: figures.chunks })}${isCovered ? ` ${t('factGood')}` : ''}`,
    qa: t('factPairs'),
    test: t('fact', { sources: figures.sources, chunks: figures.chunks }),
    gaps: t('factGaps'),
  } as const

  const [dropped, setDropped] = useState<readonly File[]>()
  const target = usePageDrop(tab === 'sources' && !add && viewerMay('edit-knowledge'), (files) => {
    setDropped(files)
    showAdd(true)
  })

  return (
    <main id="content" className="vg-main">
      <div className="vg-page vg-drop-page" {...target}>
        <PageHeader
          title={knowledgePlace.label()}
          description={facts[tab]}
          actions={
            <KnowledgeActions
              tab={tab}
              onAdd={() => showAdd(true)}
              onNewPair={() => (tab === 'qa' && pair === 'new' ? undefined : startPair())}
            />
          }
        />
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={(next) => void navigate({ search: (before) => ({ ...before, tab: next }), resetScroll: false })}
          tabs={[
            { value: 'sources', label: t('tabSources'), count: figures.sources },
            { value: 'qa', label: t('tabPairs'), count: figures.pairs },
            { value: 'test', label: t('tabTest') },
            { value: 'gaps', label: t('tabGaps'), count: gapCount },
          ]}
        >
          <Suspense fallback={<TabPending />}>
            {tab === 'sources' && <SourcesTab pairs={figures.pairs ?? 0} onAdd={() => showAdd(true)} />}
            {tab === 'qa' && <PairsTab draft={draft} onDraft={startPair} />}
            {tab === 'test' && (
              <div className="max-w-[720px]">
                <TestBox region={region} agentId={agentId} onSave={startPair} />
              </div>
            )}
            {tab === 'gaps' && <GapsTab region={region} agentId={agentId} onWrite={startPair} />}
          </Suspense>
        </Tabs>
      </div>
      {add && viewerMay('edit-knowledge') && (
        <Suspense>
          <AddSource
            region={region}
            agentId={agentId}
            dropped={dropped}
            onClose={() => {
              setDropped(undefined)
              showAdd(false)
            }}
          />
        </Suspense>
      )}
      {source && (
        <Suspense>
          <SourceDrawer
            region={region}
            agentId={agentId}
            sourceId={source}
            onClose={() =>
              void navigate({ search: (before) => ({ ...before, source: undefined }), resetScroll: false })
            }
          />
        </Suspense>
      )}
    </main>
  )
}

const TabPending = () => (
  <Loading>
    <Skeleton className="h-96 w-full rounded-xl" />
  </Loading>
)
