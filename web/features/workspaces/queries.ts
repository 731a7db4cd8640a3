import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { arrival } from '#web/lib/arrival.ts'
import { callIn } from '#web/lib/call.ts'

/** The signed-in person and the workspaces open to them; the first visit to a region makes the personal workspace. */
export const meQuery = (region: Region) =>
  queryOptions({
    queryKey: ['workspaces', region, 'me'],
    queryFn: ({ signal }) => callIn(region)('POST /v2/me', arrival(), { signal }),
    staleTime: 5 * 60_000,
  })
