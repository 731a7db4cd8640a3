import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** The app with which an agent's channels are connected at Meta: its workspace's own, or the installation's. */
export const metaLogInQuery = (region: Region, agentId: string) =>
  queryOptions({
    queryKey: ['meta-log-in', region, agentId],
    queryFn: () => callIn(region)('GET /v2/meta-log-in', { agentId }),
  })
