import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { AgentRows } from '#web/features/agents/agent-rows.tsx'
import { AgentsEmpty } from '#web/features/agents/agents-empty.tsx'
import { agentsQuery } from '#web/features/agents/queries.ts'
import { t } from '#web/features/agents/t.ts'
import { creditsQuery } from '#web/features/billing/queries.ts'
import { useOpenWorkspace } from '#web/features/workspaces/use-open-workspace.ts'
import { Note } from '#web/ui/note.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const route = getRouteApi('/app/$region/agents')

export const AgentsScreen = () => {
  const { region } = route.useParams()
  const workspace = useOpenWorkspace(region)
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    agentsQuery(region, workspace.uid),
  )
  const credits = useQuery(creditsQuery(region, workspace.uid)).data?.credits
  const agents = data.pages.flatMap((page) => page.agents)
  const fact =
    agents.length === 0
      ? t('none', { workspace: workspace.workspaceName })
      : hasNextPage
        ? t('countMore', { count: agents.length })
        : t('count', { count: agents.length })

  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader title={t('agents')} fact={fact} />
        {credits !== undefined && credits <= 0 && (
          <div className="mb-5">
            <Note tone="warn" title={t('noCredits')}>
              {t('noCreditsDetail')}
            </Note>
          </div>
        )}
        {agents.length === 0 ? (
          <AgentsEmpty />
        ) : (
          <AgentRows
            region={region}
            agents={agents}
            hasMore={hasNextPage}
            isLoadingMore={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        )}
      </div>
    </main>
  )
}
