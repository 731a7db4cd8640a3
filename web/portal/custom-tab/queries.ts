import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** The code of a custom tab, asked for at each opening: a page that is in use is not replaced under its reader. */
export const tabCodeQuery = (region: Region, tabId: string) =>
  queryOptions({
    queryKey: ['portal', region, 'custom-tabs', tabId],
    queryFn: ({ signal }) => callIn(region)('GET /portal/tabs/{tabId}', { tabId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
