import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { Crawl } from '#shared/crawls/schema'
import type { Region } from '#shared/regions'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { agentsQuery } from '#web-features/agents'
import { t } from './t.ts'

type OfAgent = Pick<Crawl, 'agentId' | 'isFree'>

/** The workspace's agents, for choosing one and for naming the agent of a crawl. */
export const useAgentNames = (region: Region, workspaceId: string) => {
  const list = useSuspenseInfiniteQuery(agentsQuery(region, workspaceId))
  useEveryPage(list)
  const agents = list.data.pages.flatMap((page) => page.agents)
  const names = new Map(agents.map(({ ID, title }) => [ID, title]))
  return {
    agents,
    hasAgent: ({ agentId }: OfAgent) => names.has(agentId),
    /** A crawl that is free was the wizard's: where there is no agent, it was left before it created one. */
    agentName: ({ agentId, isFree }: OfAgent) => names.get(agentId) ?? t(isFree ? 'agentWizard' : 'agentGone'),
  }
}
