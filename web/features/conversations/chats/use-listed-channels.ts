import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Channel, ConversationSummary } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { chatsChannels } from '#web/features/conversations/live/chats-channels.ts'
import { conversationsQuery } from '#web/features/conversations/queries.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { channelsQuery } from '#web-features/agents/channels'

interface Listed {
  readonly rows: readonly ConversationSummary[]
  readonly channel: Channel | undefined
}

/**
 * The channels that the list can be filtered by: those that the agent is connected to, and those of its conversations as far as they were
 * fetched, also where the channel is no longer connected.
 */
export const useListedChannels = (
  { region, agentId }: { readonly region: Region; readonly agentId: string },
  { rows, channel }: Listed,
): readonly Channel[] => {
  const { data: connected } = useQuery({ ...channelsQuery(region, agentId), enabled: viewerMay('see-channels') })
  // while one channel is chosen, its rows show no others
  const all = useQueryClient().getQueryData(conversationsQuery(region, agentId, {}).queryKey)
  const found = new Set<Channel | undefined>([
    'web',
    channel,
    ...rows.map((row) => row.channel),
    ...(connected?.accounts ?? []).map(({ kind }) => kind),
    ...(all?.pages ?? []).flatMap(({ conversations }) => conversations.map((row) => row.channel)),
  ])
  return chatsChannels.filter((name) => found.has(name))
}
