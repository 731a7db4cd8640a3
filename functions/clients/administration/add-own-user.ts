import { newSecret } from '#functions/clients/new-secret'
import { addToOrganisation } from '#functions/clients/people/add-client'
import { mailInvitation } from '#functions/clients/proofs/invite-client'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import type { administration as routes } from '#shared/clients/administration-routes'
import { countInvitation } from './count-invitation.ts'
import { adminOf } from './own-user.ts'

/** Adds a user with the organisation's defaults. Nobody reads a password: the mail's link sets one. */
export const addOwnUser: Verb<typeof routes, 'POST /portal/organisation/users'> = async (given, context) => {
  const { actor, organisation } = await adminOf(context)
  const { workspaceId } = actor
  const by = actorName(actor)
  await countInvitation(organisation.id, actor.agencyId)
  const user = await addToOrganisation({ workspaceId, organisation, given, password: newSecret(), by })
  await mailInvitation({ client: user, workspaceId, by })
  return { user }
}
