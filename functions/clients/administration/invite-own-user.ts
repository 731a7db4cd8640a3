import { mailInvitation } from '#functions/clients/proofs/invite-client'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import type { administration as routes } from '#shared/clients/administration-routes'
import { countInvitation } from './count-invitation.ts'
import { adminAndUser, required } from './own-user.ts'

/** Mails another user the link to set their password. */
export const inviteOwnUser: Verb<typeof routes, 'POST /portal/organisation/users/{clientId}/invitation'> = async (
  { clientId },
  context,
) => {
  const { actor, user } = await adminAndUser(context, clientId)
  await countInvitation(user?.orgId ?? '', actor.agencyId)
  await mailInvitation({ client: required(user), workspaceId: actor.workspaceId, by: actorName(actor) })
  return { success: true }
}
