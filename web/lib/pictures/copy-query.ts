import { queryOptions } from '@tanstack/react-query'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { inTurn } from './in-turn.ts'

/** A copy can be loaded for a day after it was requested. */
const FRESH_MS = 12 * 3600_000

/** A list of fifty agents whose pictures' host is slow must not occupy fifty of the region's functions. */
const turns = inTurn(4)

/** The address of our copy of a third party's picture; empty if there is none. */
export const copyQuery = (region: Region, url: string) =>
  queryOptions({
    queryKey: ['picture-copy', region, url],
    queryFn: async ({ signal }) => {
      try {
        const { path } = await turns(() => callIn(region)('GET /v2/me/picture-copy', { url }, { signal }), signal)
        return new URL(path, location.href).href
      } catch (error) {
        if (error instanceof Problem && (error.code === 'not-found' || error.code === 'invalid')) return ''
        throw error
      }
    },
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
    // pages without a session show pictures too: a refusal does not end it
    meta: { isPublic: true },
  })
