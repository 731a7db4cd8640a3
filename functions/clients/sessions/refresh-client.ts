import type { Verb } from '#lib/http/api'
import { clientText } from '#shared/clients/messages'
import type { portal as routes } from '#shared/clients/portal-routes'
import { Problem } from '#shared/problems'
import { loadPortal } from './load-portal.ts'
import { portalActorOf } from './portal-actor-of.ts'

/** Specification 3 names the client in the body: here the session does, and another id is as good as none. */
export const refreshClient: Verb<typeof routes, 'POST /auth/client/refresh'> = async ({ clientId }, context) => {
  const { client: clientData, organisation: orgData } = await loadPortal(portalActorOf(context))
  if (clientData.ID !== clientId) throw new Problem('not-found', clientText('notFound'))
  return { success: true, clientData, orgData, error: null }
}
