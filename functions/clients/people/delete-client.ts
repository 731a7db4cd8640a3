import { PortraitReplaced } from '#events/workspaces/events'
import { agencyOf } from '#features/agencies'
import { clientEmails, clients, type StoredClient } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { clients as routes } from '#shared/clients/routes'
import { refusalOf } from './refusal-of.ts'
import { leavingSeat } from './taking-seat.ts'

/** Deletes a client with the claim on their address; their seat is free again. */
export const deleteClient: Verb<typeof routes, 'DELETE /v2/workspaces/{workspaceId}/clients/{clientId}'> = async (
  { clientId: ID },
  { actor, access: { workspaceId } },
) => {
  const [agency, client] = await Promise.all([agencyOf(workspaceId), clients.get({ ID }, { consistent: true })])
  if (client?.agencyId !== agency.ID) return { success: true }
  await removeClient(client, { workspaceId, by: actorName(actor) })
  return { success: true }
}

/** In one transaction; `by` as the activity log names them. */
export const removeClient = async (
  client: StoredClient,
  { workspaceId, by }: { readonly workspaceId: string; readonly by: string },
): Promise<void> => {
  const { ID, agencyId, email, orgId, lastModified, name, squarePhotoURL } = client
  const outcome = await attempt(
    [
      clients.removing({ ID }, { lastModified: is(lastModified), orgId: is(orgId) }),
      clientEmails.removing({ agencyId, email }, { clientId: is(ID) }),
      leavingSeat(orgId),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'client.deleted',
        by,
        subject: ID,
        subjectName: name,
        now: world().now(),
      }),
    ],
    squarePhotoURL === '' ? [] : [PortraitReplaced({ workspaceId, url: squarePhotoURL })],
  )
  if (!outcome.committed) throw refusalOf(outcome.refused)
}
