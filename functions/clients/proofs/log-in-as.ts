import { clientOf } from '#functions/clients/people/client-of'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { teammateOf } from '#lib/auth/portal/teammate'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { portal as routes } from '#shared/clients/portal-routes'
import { portalLink } from './portal-link.ts'
import { requirePortalHost } from './require-portal-host.ts'
import { newToken } from './tokens.ts'

/** A link by which a teammate sees the portal as a client does. The logs of the workspace and of the agency both say so. */
export const logInAs: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/clients/{clientId}/log-in-as'> = async (
  { clientId },
  { actor, access: { workspaceId } },
) => {
  const client = await clientOf(workspaceId, clientId)
  const { ID, agencyId, name } = client
  const host = await requirePortalHost(agencyId)
  const by = actorName(actor)
  const now = world().now()
  const token = newToken(client, { purpose: 'log-in', via: 'team', by, teammate: teammateOf(actor) }, now)
  const entry = { action: 'client.opened', by, subject: ID, subjectName: name, now } as const
  await attempt([
    token.write,
    auditing({ owner: `WS#${workspaceId}`, ...entry }),
    auditing({ owner: `AGY#${agencyId}`, ...entry }),
  ])
  return { url: portalLink(host, { token: token.secret }) }
}
