import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { agentsQuery } from '#web-features/agents'
import { t } from './t.ts'

/** The workspace's agents, for choosing one and for naming the agent of a crawl. */
export const useAgentNames = (region: Region, workspaceId: string) => {
  const list = useSuspenseInfiniteQuery(agentsQuery(region, workspaceId))
  useEveryPage(list)
  const agents = list.data.pages.flatMap((page) => page.agents)
  const names = new Map(agents.map(({ ID, title }) => [ID, title]))
  return { agents, agentName: (agentId: string) => names.get(agentId) ?? t('agentGone') }
}
