import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** All that is fetched of an agent's channels. */
export const channelsKey = (region: Region, agentId: string) => ['channels', region, agentId] as const

/** The agent's accounts and the settings of its channels. Apart from the rest: the first load of the dashboard has it. */
export const channelsQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: [...channelsKey(region, agentId), 'list'],
    queryFn: () => callIn(region)('GET /v2/agents/{agentId}/channels', { agentId }),
  })
