import { clients } from '#functions/clients/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { clientText } from '#shared/clients/messages'
import type { portal as routes } from '#shared/clients/portal-routes'
import { Problem } from '#shared/problems'

/** Shows the client as online or offline. A teammate who looks at the portal as them is not them. */
export const setStatus: Verb<typeof routes, 'POST /auth/client/status'> = async ({ clientId, status }, { actor }) => {
  if (actor.kind !== 'client' || actor.client.ID !== clientId) throw new Problem('not-found', clientText('notFound'))
  // no new `lastModified`: an editor of this client's settings has seen nothing change
  if (actor.via !== 'team') await attempt([clients.changing({ ID: clientId }, { set: { status } }, { ID: present })])
  return { success: true }
}
