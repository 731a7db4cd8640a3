import { removeClient } from '#functions/clients/people/delete-client'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import type { administration as routes } from '#shared/clients/administration-routes'
import { clientText } from '#shared/clients/messages'
import { Problem } from '#shared/problems'
import { adminAndUser } from './own-user.ts'

/** Deletes another user. An organisation must not lose its admins by one of them: the agency alone deletes those. */
export const deleteOwnUser: Verb<typeof routes, 'DELETE /portal/organisation/users/{clientId}'> = async (
  { clientId },
  context,
) => {
  const { actor, client, user } = await adminAndUser(context, clientId)
  if (clientId === client.ID || user?.isOrgAdmin) throw new Problem('forbidden', clientText('adminStays'))
  if (user) await removeClient(user, { workspaceId: actor.workspaceId, by: actorName(actor) })
  return { success: true }
}
