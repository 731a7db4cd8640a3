import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import type { SearchItem } from '#web/features/search/search-item.ts'
import { ago } from '#web/ui/text/ago.ts'
import { agentsQuery } from '#web-features/agents'
import { conversationsQuery } from '#web-features/conversations'
import { type SearchPlace, usePlaceItems } from './use-place-items.ts'

export interface SearchScope {
  readonly region: Region
  readonly workspaceId: string
  /** The open agent, if any. */
  readonly agent: Agent | undefined
  /** The pages that can be opened from here. */
  readonly places: readonly SearchPlace[]
  /** The commands of the shell. */
  readonly actions: readonly SearchItem[]
}

export interface SearchItems {
  readonly places: readonly SearchItem[]
  readonly agents: readonly SearchItem[]
  readonly chats: readonly SearchItem[]
  readonly actions: readonly SearchItem[]
}

/** Everything that the search can open from the current page; agents and chats as far as their newest pages reach. */
export const useSearchItems = ({ region, workspaceId, agent, places, actions }: SearchScope): SearchItems => {
  const navigate = useNavigate()
  const agents = useInfiniteQuery(agentsQuery(region, workspaceId))
  const chats = useInfiniteQuery({
    ...conversationsQuery(region, agent?.ID ?? '', {}),
    enabled: agent !== undefined,
  })
  return {
    places: usePlaceItems(region, agent, places),
    agents: (agents.data?.pages ?? []).flatMap((page) =>
      page.agents.map(({ ID, title, description, roundedImageURL }) => ({
        id: ID,
        label: title,
        where: description,
        face: { kind: 'agent', picture: { url: roundedImageURL, region } },
        open: () => void navigate({ to: '/app/$region/agents/$agentId', params: { region, agentId: ID } }),
      })),
    ),
    chats: (agent ? (chats.data?.pages ?? []) : []).flatMap((page) =>
      page.conversations.map(({ conversationId, agentId, visitorName, lastText, lastAt }) => ({
        id: conversationId,
        label: visitorName,
        where: `${ago(lastAt, Date.now())}: ${lastText}`,
        face: { kind: 'person' },
        open: () =>
          void navigate({
            to: '/app/$region/agents/$agentId/convos',
            params: { region, agentId },
            search: { chat: conversationId },
          }),
      })),
    ),
    actions,
  }
}
