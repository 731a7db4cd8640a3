import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { channelsKey } from '#web/features/channels/channels-query.ts'
import { callIn } from '#web/lib/api/call.ts'

const EVERY_MS = 30_000

/** Whether ordinary messages of the agent's channel are read; asked again while the panel is open, since connections come and go. */
export const gatewayQuery = (region: Region, agentId: string, channelId: string) =>
  queryOptions({
    queryKey: [...channelsKey(region, agentId), 'discord', 'gateway', channelId],
    queryFn: () => callIn(region)('GET /v2/agents/{agentId}/channels/discord/gateway', { agentId }),
    refetchInterval: EVERY_MS,
  })
