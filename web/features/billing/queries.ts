import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** The workspace's balance and its newest ledger lines. */
export const creditsQuery = (region: Region, workspaceId: string) =>
  queryOptions({
    queryKey: ['billing', region, workspaceId, 'credits'],
    meta: { isOfFrame: true },
    queryFn: ({ signal }) => callIn(region)('GET /v2/workspaces/{workspaceId}/credits', { workspaceId }, { signal }),
  })
