import { portalSessions } from '#lib/auth/portal/portal-items'
import { endedCookie } from '#lib/auth/portal/session-cookie'
import { withCookie } from '#lib/http/answer/with-cookie'
import type { Verb } from '#lib/http/api'
import type { portal as routes } from '#shared/clients/portal-routes'
import { portalActorOf } from './portal-actor-of.ts'

export const logOut: Verb<typeof routes, 'POST /portal/log-out'> = async (_, context) => {
  const actor = portalActorOf(context)
  const owner = actor.kind === 'client' ? `CLI#${actor.client.ID}` : `AGY#${actor.agencyId}`
  await portalSessions.drop({ owner, id: actor.sessionId })
  return withCookie({ success: true as const }, endedCookie())
}
