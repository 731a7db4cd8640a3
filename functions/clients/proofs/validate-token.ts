import { portalOf } from '#functions/clients/portal-of'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { portalText } from '#shared/clients/portal-messages'
import type { portal as routes } from '#shared/clients/portal-routes'
import { Problem } from '#shared/problems'
import { clientData } from './client-data.ts'
import { findToken, newToken } from './tokens.ts'

/** Exchanges the token of a link for a ticket; of those who try at once one gets it. */
export const validateToken: Verb<typeof routes, 'POST /rpc/validateClientLoginToken'> = async ({ token }, caller) => {
  const found = await findToken(token, 'log-in', await portalOf(caller))
  if (!found) throw wrongLink()
  const { via, by, teammate } = found.token
  const ticket = newToken(found.client, { purpose: 'ticket', via, by, teammate }, world().now())
  const { committed } = await attempt([found.using, ticket.write])
  if (!committed) throw wrongLink()
  return { success: true, clientData: clientData(found.client, ticket.secret) }
}

export const wrongLink = () => new Problem('gone', portalText('wrongLink'))
