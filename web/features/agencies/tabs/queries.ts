import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** The stored code of a custom tab. */
export const tabCodeQuery = (region: Region, workspaceId: string, tabId: string) =>
  queryOptions({
    queryKey: ['agencies', region, workspaceId, 'tabs', tabId],
    queryFn: ({ signal }) =>
      callIn(region)('GET /v2/workspaces/{workspaceId}/agency/tabs/{tabId}', { workspaceId, tabId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
