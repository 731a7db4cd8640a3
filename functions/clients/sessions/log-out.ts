import { portalSessions } from '#lib/auth/portal/portal-items'
import { endedCookie } from '#lib/auth/portal/session-cookie'
import { sessionOf } from '#lib/auth/portal/session-of'
import { withCookie } from '#lib/http/answer/with-cookie'
import type { Verb } from '#lib/http/api'
import type { portal as routes } from '#shared/clients/portal-routes'
import { portalActorOf } from './portal-actor-of.ts'

export const logOut: Verb<typeof routes, 'POST /portal/log-out'> = async (_, context) => {
  const { owner, id } = sessionOf(portalActorOf(context))
  await portalSessions.drop({ owner, id })
  return withCookie({ success: true as const }, endedCookie())
}
