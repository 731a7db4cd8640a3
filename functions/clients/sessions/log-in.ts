import { agencyOf } from '#features/agencies'
import { isPassword } from '#functions/clients/password'
import { portalOf } from '#functions/clients/portal-of'
import { findToken } from '#functions/clients/proofs/tokens'
import { clientEmails, clients, type StoredClient } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import type { Write } from '#lib/database/write'
import type { AgencyHost } from '#lib/hosts/agency-of-host'
import { withCookie } from '#lib/http/answer/with-cookie'
import type { Verb } from '#lib/http/api'
import { networkOf } from '#lib/http/network-of'
import { world } from '#lib/world'
import { portalText } from '#shared/clients/portal-messages'
import type { portal as routes } from '#shared/clients/portal-routes'
import { Problem } from '#shared/problems'
import { countTry } from './count-try.ts'
import { newSession } from './new-session.ts'

/**
 * Logs in by password or by a ticket, which its own transaction uses up. A name that nobody has costs the same time and gets the
 * same answer as a wrong password.
 */
export const logIn: Verb<typeof routes, 'POST /portal/log-in'> = async ({ username, password }, caller) => {
  const portal = await portalOf(caller)
  await countTry('address', `${portal.agencyId}#${networkOf(caller.ip)}`)
  const ticket = await findToken(password, 'ticket', portal)
  if (ticket && ticket.client.email === username) {
    const { via, by, teammate } = ticket.token
    return begin(portal, ticket.client, { via, by, teammate }, [ticket.using])
  }
  await countTry('client', `${portal.agencyId}#${username}`)
  const client = await withPassword(portal, username, password)
  if (!client) throw new Problem('unauthenticated', portalText('wrongPassword'))
  const { settings } = await agencyOf(portal.workspaceId)
  if (settings.disablePasswordLogin) throw new Problem('forbidden', portalText('noPasswordLogin'))
  return begin(portal, client, { via: 'password' })
}

const begin = async (
  { agencyId, workspaceId }: AgencyHost,
  { ID, passwordVersion: version }: StoredClient,
  how: Pick<Parameters<typeof newSession>[0], 'via' | 'by' | 'teammate'>,
  using: readonly Write[] = [],
) => {
  const now = world().now()
  const owner = `CLI#${ID}`
  const session = newSession({ owner, agencyId, workspaceId, version, ...how }, now)
  // in the client's own log: the workspace's would be full of log-ins
  const entry = auditing({ owner, action: 'client.logged-in', by: how.by ?? `client:${ID}`, subject: ID, now })
  const { committed } = await attempt([...using, session.write, entry])
  if (!committed) throw new Problem('unauthenticated', portalText('wrongPassword'))
  return withCookie({ success: true as const }, session.cookie)
}

/** The client whose password it is. Without one, as much is read and derived. */
const withPassword = async ({ agencyId }: AgencyHost, email: string, password: string) => {
  const claim = await clientEmails.get({ agencyId, email }, { consistent: true })
  const client = await clients.get({ ID: claim?.clientId ?? '-' }, { consistent: true })
  const isRight = await isPassword(password, client?.passwordHash)
  return isRight && client?.agencyId === agencyId ? client : undefined
}
