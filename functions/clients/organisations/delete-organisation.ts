import { PortraitReplaced } from '#events/workspaces/events'
import { organisations } from '#features/workspaces'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { clientText } from '#shared/clients/messages'
import type { clients as routes } from '#shared/clients/routes'
import { Problem } from '#shared/problems'

/** Deletes an organisation that has no clients; the condition refuses while one is being added. */
export const deleteOrganisation: Verb<
  typeof routes,
  'DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}'
> = async ({ organisationId: id }, { actor, access: { workspaceId } }) => {
  // the workspace's own, which has no clients and stays
  if (id === workspaceId) throw new Problem('not-found', clientText('noSuchOrganisation'))
  const found = await organisations.get({ id }, { consistent: true })
  if (found?.workspaceId !== workspaceId) return { success: true }
  const { committed } = await attempt(
    [
      organisations.removing({ id }, { workspaceId: is(workspaceId), seats: is(0) }),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'organisation.deleted',
        by: actorName(actor),
        subject: id,
        subjectName: found.name,
        now: world().now(),
      }),
    ],
    found.squarePhotoURL ? [PortraitReplaced({ workspaceId, url: found.squarePhotoURL })] : [],
  )
  if (!committed) throw new Problem('conflict', clientText('organisationNotEmpty'))
  return { success: true }
}
