import type { AgencyAdminActor, ClientActor } from '#lib/auth/actor'
import { world } from '#lib/world'
import { portalText } from '#shared/clients/portal-messages'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { isOwnOrigin } from './is-own-origin.ts'
import { type PortalSession, portalAgencies, portalClients, portalSessions } from './portal-items.ts'
import { type SessionKey, sessionKeyOf } from './session-cookie.ts'
import { isOfTeam } from './teammate.ts'

interface Call {
  readonly method: string
  readonly host?: string | undefined
  readonly origin?: string | undefined
}

const safeMethods = ['GET', 'HEAD']

/**
 * Who a session's cookie says is calling, on a host of its agency. Session and client, or agency, are read each time: a new
 * password, a deleted client, a new secret and a teammate who left end sessions with the next call. A browser sends the cookie along with what other
 * sites' pages ask for, so a call that changes something must come from this host's own pages.
 */
export const portalActor = async (
  cookie: string,
  { agencyId }: { readonly agencyId: string },
  { method, host, origin }: Call,
): Promise<ClientActor | AgencyAdminActor> => {
  if (!safeMethods.includes(method) && !isOwnOrigin(origin, host))
    throw new Problem('forbidden', problemText('notAllowed'))
  const key = sessionKeyOf(cookie)
  const actor = key && (await actorOf(key, agencyId))
  if (!actor) throw new Problem('unauthenticated', portalText('loginAgain'))
  return actor
}

const asOfNow = { consistent: true } as const

/** The one whose session it is; `undefined` once it has ended. */
export const actorOf = async (
  key: SessionKey,
  agencyId: string,
): Promise<ClientActor | AgencyAdminActor | undefined> => {
  const isClient = key.owner.startsWith('CLI#')
  const ID = key.owner.slice('CLI#'.length)
  const [session, client, agency] = await Promise.all([
    portalSessions.get(key, asOfNow),
    isClient ? portalClients.get({ ID }, asOfNow) : undefined,
    isClient ? undefined : portalAgencies.get({ ID }, asOfNow),
  ])
  if (session?.agencyId !== agencyId || session.expiresAt * 1000 <= world().now()) return undefined
  // a teammate's session is judged as their call in the dashboard would be
  if (session.via === 'team' && !(await isOfTeam(session.workspaceId, session.teammate))) return undefined
  if (client && client.agencyId === agencyId && client.passwordVersion === session.version)
    return { kind: 'client', client, by: session.by, ...sharedOf(session) }
  if (agency && agency.ID === agencyId && agency.secretVersion === session.version)
    return { kind: 'agency-admin', ...sharedOf(session) }
  return undefined
}

const sharedOf = ({ agencyId, workspaceId, id, via, expiresAt }: PortalSession) => ({
  agencyId,
  workspaceId,
  sessionId: id,
  sessionEnd: expiresAt,
  via,
})
