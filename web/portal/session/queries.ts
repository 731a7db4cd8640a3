import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { PortalSession } from '#shared/clients/portal-session'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { limitViewer } from '#web/lib/session/viewer.ts'
import { limitsOf } from '#web/portal/tabs/abilities.ts'

/** Often enough that a change of access shows while the page is open. */
const FRESH_MS = 60_000

/** Who is logged in, with their organisation, agents and tabs. */
export const meQuery = (region: Region) =>
  queryOptions({
    queryKey: ['portal', region, 'me'],
    queryFn: async ({ signal }): Promise<PortalSession> => {
      const me = await callIn(region)('GET /portal/me', {}, { signal })
      limitViewer(limitsOf(me))
      return me
    },
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })

/** Shows the client as online or offline to the others. */
export const presenceMutation = (region: Region, clientId: string) =>
  mutationOptions({
    mutationFn: (status: 'online' | 'offline') => callIn(region)('POST /auth/client/status', { clientId, status }),
    onSuccess: (_answer, _status, _context, { client }) => client.invalidateQueries({ queryKey: ['portal', region] }),
  })
