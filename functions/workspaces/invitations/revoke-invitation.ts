import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { invitations } from './store.ts'

/** Revokes an invitation: its link stops working at once. */
export const revokeInvitation: Verb<typeof routes, 'DELETE /v2/workspaces/{workspaceId}/invitations/{email}'> = async (
  { email },
  { access: { workspaceId: uid }, actor },
) => {
  const now = world().now()
  await attempt([
    invitations.removing({ uid, email }, { uid: present }),
    auditing({ owner: `WS#${uid}`, action: 'invitation.withdrawn', by: actorName(actor), subject: email, now }),
  ])
  return { email }
}
