import type { Verb } from '#lib/http/api'
import { signLiveTicket } from '#lib/tokens/live-ticket'
import type { portal as routes } from '#shared/clients/portal-routes'
import { portalActorOf } from './portal-actor-of.ts'

/** What a page shows a socket in the place of its cookie, which it cannot read. */
export const getLiveTicket: Verb<typeof routes, 'POST /portal/live-ticket'> = async (_, context) => {
  const actor = portalActorOf(context)
  const owner = actor.kind === 'client' ? `CLI#${actor.client.ID}` : `AGY#${actor.agencyId}`
  return { token: await signLiveTicket({ owner, id: actor.sessionId, agencyId: actor.agencyId }) }
}
