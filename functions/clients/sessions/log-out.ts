import { clients } from '#functions/clients/store'
import { portalSessions } from '#lib/auth/portal/portal-items'
import { endedCookie } from '#lib/auth/portal/session-cookie'
import { sessionOf } from '#lib/auth/portal/session-of'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { withCookie } from '#lib/http/answer/with-cookie'
import type { Verb } from '#lib/http/api'
import type { portal as routes } from '#shared/clients/portal-routes'
import { portalActorOf } from './portal-actor-of.ts'

export const logOut: Verb<typeof routes, 'POST /portal/log-out'> = async (_, context) => {
  const actor = portalActorOf(context)
  const { owner, id } = sessionOf(actor)
  await portalSessions.drop({ owner, id })
  // as the browser's own "offline" would say, which a page that is left cannot be trusted to send
  if (actor.kind === 'client' && actor.via !== 'team')
    await attempt([clients.changing({ ID: actor.client.ID }, { set: { status: 'offline' } }, { ID: present })])
  return withCookie({ success: true as const }, endedCookie())
}
