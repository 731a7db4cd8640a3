import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'

/** The files of a family for a preview; they are kept for two days. */
export const fontQuery = (region: Region, workspaceId: string, googleFont: string) =>
  queryOptions({
    queryKey: ['agencies', region, workspaceId, 'font', googleFont],
    queryFn: ({ signal }) =>
      callIn(region)('POST /v2/workspaces/{workspaceId}/agency/font', { workspaceId, googleFont }, { signal }),
    staleTime: 24 * 3600_000,
    gcTime: 24 * 3600_000,
    retry: false,
  })
