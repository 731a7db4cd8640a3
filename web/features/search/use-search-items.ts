import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Keyboard, MessageCircleMore, Moon, Plus } from 'lucide-react'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { placeItems } from '#web/features/search/place-items.ts'
import type { SearchItem } from '#web/features/search/search-item.ts'
import { t } from '#web/features/search/t.ts'
import { ago } from '#web/lib/format/ago.ts'
import { useTheme } from '#web/lib/style/use-theme.ts'
import { t as shell } from '#web/shell/t.ts'
import { agentsQuery } from '#web-features/agents'
import { conversationsQuery } from '#web-features/conversations'

export interface SearchScope {
  readonly region: Region
  readonly workspaceId: string
  /** The agent that is open, if one is. */
  readonly agent: Agent | undefined
  readonly showHelp: () => void
}

export interface SearchItems {
  readonly places: readonly SearchItem[]
  readonly agents: readonly SearchItem[]
  readonly chats: readonly SearchItem[]
  readonly actions: readonly SearchItem[]
}

/** Everything that the search can lead to from where the person is; agents and chats as far as their newest pages reach. */
export const useSearchItems = ({ region, workspaceId, agent, showHelp }: SearchScope): SearchItems => {
  const navigate = useNavigate()
  const [, toggleTheme] = useTheme()
  const agents = useInfiniteQuery(agentsQuery(region, workspaceId))
  const chats = useInfiniteQuery({
    ...conversationsQuery(region, agent?.ID ?? '', undefined),
    enabled: agent !== undefined,
  })
  return {
    places: placeItems(region, agent, navigate),
    agents: (agents.data?.pages ?? []).flatMap((page) =>
      page.agents.map(({ ID, title, description, roundedImageURL }) => ({
        id: ID,
        label: title,
        where: description,
        face: { kind: 'agent', src: roundedImageURL },
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
    actions: [
      {
        id: 'new-agent',
        label: shell('newAgent'),
        words: 'create add',
        icon: Plus,
        keys: 'N',
        open: () => void navigate({ to: '.', search: (before) => ({ ...before, drawer: 'new-agent' as const }) }),
      },
      ...(agent
        ? [
            {
              id: 'test',
              label: shell('testChat'),
              words: 'try debugger',
              icon: MessageCircleMore,
              keys: 'mod+J',
              open: () => void navigate({ to: '.', search: (before) => ({ ...before, showDebugger: true }) }),
            },
          ]
        : []),
      { id: 'theme', label: t('toggleTheme'), words: 'dark mode appearance', icon: Moon, open: toggleTheme },
      { id: 'keys', label: t('keys'), words: 'help keyboard', icon: Keyboard, keys: '?', open: showHelp },
    ],
  }
}
