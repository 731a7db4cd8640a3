import { useInfiniteQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { agentsQuery } from '#web-features/agents'

/** The workspace's agents: id and title. */
export const useAgentTitles = (
  region: Region,
  workspaceId: string,
): readonly { readonly ID: string; readonly title: string }[] => {
  const list = useInfiniteQuery(agentsQuery(region, workspaceId))
  useEveryPage(list)
  return list.data?.pages.flatMap((page) => page.agents.map(({ ID, title }) => ({ ID, title }))) ?? []
}
