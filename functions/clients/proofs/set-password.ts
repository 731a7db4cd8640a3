import { hashPassword } from '#functions/clients/password'
import { portalOf } from '#functions/clients/portal-of'
import { clients } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { portal as routes } from '#shared/clients/portal-routes'
import { clientData } from './client-data.ts'
import { findToken, newToken } from './tokens.ts'
import { wrongLink } from './validate-token.ts'

/**
 * Sets the password that a link of an invitation or a reset asks for. Sessions, links and tickets of the old one have ended with
 * it; the answer's ticket is of the new one.
 */
export const setPassword: Verb<typeof routes, 'POST /portal/password'> = async ({ token, password }, caller) => {
  const portal = await portalOf(caller)
  const { workspaceId } = portal
  const found = await findToken(token, 'password', portal)
  if (!found) throw wrongLink()
  const { ID, passwordVersion, name } = found.client
  const passwordHash = await hashPassword(password)
  const now = world().now()
  const changed = { passwordHash, passwordVersion: passwordVersion + 1, internal: { hasChangedPassword: true } }
  const ticket = newToken({ ...found.client, ...changed }, { purpose: 'ticket', via: 'token' }, now)
  const { committed } = await attempt([
    found.using,
    clients.changing({ ID }, { set: changed }, { passwordVersion: is(passwordVersion) }),
    ticket.write,
    auditing({
      owner: `WS#${workspaceId}`,
      action: 'client.saved',
      by: found.client.email,
      subject: ID,
      subjectName: name,
      now,
    }),
  ])
  if (!committed) throw wrongLink()
  return { success: true, clientData: clientData(found.client, ticket.secret) }
}
