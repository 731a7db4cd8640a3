import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { agentsQuery } from '#web/features/agents/queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { creditsQuery } from '#web-features/billing'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { AgentRows } from './agent-rows.tsx'
import { ImportButton } from './import-button.tsx'
import { agentsPlace } from './place.ts'
import './agents-screen.css'
import { t } from './t.ts'

const NoCreditsNote = lazyPart(() => import('#web-features/billing/no-credits'), 'NoCreditsNote', 'quiet')
const FigureStrip = lazyPart(() => import('./figures/figure-strip.tsx'), 'FigureStrip', 'quiet')
// only a workspace without agents needs it
const AgentsEmpty = lazyPart(() => import('./agents-empty.tsx'), 'AgentsEmpty')

const route = getRouteApi('/app/$region/agents')

export const AgentsScreen = () => {
  const { region } = route.useParams()
  const workspace = useCurrentWorkspace(region)
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    agentsQuery(region, workspace.uid),
  )
  const credits = useQuery(creditsQuery(region, workspace.uid)).data?.credits
  const agents = data.pages.flatMap((page) => page.agents)
  const [text, filter] = useState('')
  const wanted = text.trim().toLowerCase()
  const shown = agents.filter(({ title }) => title.toLowerCase().includes(wanted))
  // a filter covers all agents, not only those loaded so far
  useEffect(() => {
    if (wanted && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [wanted, hasNextPage, isFetchingNextPage, fetchNextPage])
  const fact =
    agents.length === 0
      ? t('none', { workspace: workspace.workspaceName })
      : hasNextPage
        ? t('countMore', { count: agents.length })
        : t('count', { count: agents.length })

  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader
          title={agentsPlace.label()}
          description={fact}
          actions={<ImportButton region={region} workspaceId={workspace.uid} />}
        />
        {credits !== undefined && credits <= 0 && agents.length > 0 && (
          <div className="mb-5">
            <Suspense>
              <NoCreditsNote
                region={region}
                workspaceId={workspace.uid}
                title={t('noCredits')}
                fact={t('noCreditsDetail')}
              />
            </Suspense>
          </div>
        )}
        {agents.length === 0 ? (
          <Suspense>
            <AgentsEmpty
              region={region}
              workspaceId={workspace.uid}
              hasCredits={credits === undefined || credits > 0}
            />
          </Suspense>
        ) : (
          <>
            {!hasNextPage && (
              <div className="mb-4 min-h-23">
                <Suspense>
                  <FigureStrip
                    region={region}
                    workspaceId={workspace.uid}
                    pages={data.pages.map((page) => page.agents)}
                  />
                </Suspense>
              </div>
            )}
            <div className="mb-3 md:max-w-80">
              <InputGroup
                type="search"
                before={<Search size={15} aria-hidden="true" />}
                aria-label={t('filter')}
                placeholder={t('filter')}
                value={text}
                onChange={(event) => filter(event.currentTarget.value)}
              />
            </div>
            {shown.length === 0 && !hasNextPage ? (
              <p className="flex items-center gap-3 py-6 text-ink-2">
                {t('filterEmpty', { text })}
                <Button size="small" onClick={() => filter('')}>
                  {t('clearFilter')}
                </Button>
              </p>
            ) : (
              <AgentRows
                region={region}
                workspaceId={workspace.uid}
                pages={data.pages.map((page) => page.agents.map(({ ID }) => ID))}
                agents={shown}
                hasMore={hasNextPage}
                isLoadingMore={isFetchingNextPage}
                onMore={() => void fetchNextPage()}
              />
            )}
            <Link
              to="."
              search={(before) => ({ ...before, drawer: 'new-agent' as const })}
              className={buttonClass({ variant: 'primary', size: 'large' }, 'vg-agents__new')}
            >
              <Plus size={16} aria-hidden="true" />
              {t('newAgent')}
            </Link>
          </>
        )}
      </div>
    </main>
  )
}
