import { actorName } from '#lib/actor-name'
import type { Verb } from '#lib/api'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/commit'
import { present } from '#lib/condition'
import { world } from '#lib/world'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { invitations } from './store.ts'

/** Takes an invitation back: its link is dead at once. */
export const withdrawInvitation: Verb<
  typeof routes,
  'DELETE /v2/workspaces/{workspaceId}/invitations/{email}'
> = async ({ email }, { access: { workspaceId: uid }, actor }) => {
  const now = world().now()
  await attempt([
    invitations.removing({ uid, email }, { uid: present }),
    auditing({ owner: `WS#${uid}`, action: 'invitation.withdrawn', by: actorName(actor), subject: email, now }),
  ])
  return { email }
}
