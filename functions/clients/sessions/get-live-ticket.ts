import { sessionOf } from '#lib/auth/portal/session-of'
import type { Verb } from '#lib/http/api'
import { signLiveTicket } from '#lib/tokens/live-ticket'
import type { portal as routes } from '#shared/clients/portal-routes'
import { portalActorOf } from './portal-actor-of.ts'

/** What a page shows a socket in the place of its cookie, which it cannot read. */
export const getLiveTicket: Verb<typeof routes, 'POST /portal/live-ticket'> = async (_, context) => {
  return { token: await signLiveTicket(sessionOf(portalActorOf(context))) }
}
