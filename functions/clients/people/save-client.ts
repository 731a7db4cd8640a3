import { keptPicture } from '#functions/clients/kept-picture'
import { organisationOf } from '#functions/clients/organisations/organisation-of'
import { hashPassword } from '#functions/clients/password'
import { presentClient } from '#functions/clients/present-client'
import { clientEmails, clients, indexOf, type StoredClient } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { nextModified } from '#lib/database/next-modified'
import type { Verb } from '#lib/http/api'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import { world } from '#lib/world'
import { clientText } from '#shared/clients/messages'
import type { clients as routes } from '#shared/clients/routes'
import { Problem } from '#shared/problems'
import { clientOf } from './client-of.ts'
import { refusalOf } from './refusal-of.ts'
import { requireAgentsOf } from './require-agents-of.ts'
import { leavingSeat, takingSeat } from './taking-seat.ts'
import { viewOnlyOf } from './view-only.ts'

/**
 * Saves what was changed. A new address moves the claim, a new organisation the seat, a new password ends the sessions of the old
 * one, all in one transaction. In another organisation a client sees all its agents until somebody chooses some.
 */
export const saveClient: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/clients/{clientId}'> = async (
  { clientId: ID, lastModified, orgId, changes, dashboardPassword },
  { actor, access: { workspaceId } },
) => {
  const before = await clientOf(workspaceId, ID)
  if (before.lastModified !== lastModified) throw new Problem('conflict', clientText('changedMeanwhile'))
  const isMoved = orgId !== undefined && orgId !== before.orgId
  const { canEdit, ...given } = withoutUndefined(changes)
  const { fields, replaced } = await keptPicture(workspaceId, before, given)
  // what the access drawer changed meanwhile stays, unless this call says otherwise
  const viewOnly = canEdit === undefined ? before.viewOnly : viewOnlyOf(canEdit)
  const now = world().now()
  const set: Partial<StoredClient> = {
    ...(isMoved ? { orgId, widgetIDs: null } : {}),
    ...fields,
    lastModified: nextModified(now, lastModified),
    ...(dashboardPassword === undefined
      ? {}
      : { passwordHash: await hashPassword(dashboardPassword), passwordVersion: before.passwordVersion + 1 }),
  }
  const { viewOnly: _, ...kept } = before
  const after = { ...kept, ...set, ...(viewOnly ? { viewOnly } : {}) }
  if (isMoved || fields.widgetIDs) requireAgentsOf(await organisationOf(workspaceId, after.orgId), after.widgetIDs)
  const { agencyId } = before
  const outcome = await attempt(
    [
      clients.changing(
        { ID },
        { ...(canEdit === undefined ? { set } : changeOf(set, viewOnly)), index: indexOf(after) },
        { lastModified: is(lastModified) },
      ),
      ...(after.email === before.email
        ? []
        : [
            clientEmails.creating({ agencyId, email: after.email, clientId: ID }),
            clientEmails.removing({ agencyId, email: before.email }, { clientId: is(ID) }),
          ]),
      ...(isMoved ? [takingSeat(after.orgId), leavingSeat(before.orgId)] : []),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'client.saved',
        by: actorName(actor),
        subject: ID,
        subjectName: after.name,
        now,
      }),
    ],
    replaced,
  )
  if (!outcome.committed) throw refusalOf(outcome.refused)
  return { client: presentClient(after) }
}

/** DynamoDB has no empty sets. */
const changeOf = (set: Partial<StoredClient>, viewOnly: ReadonlySet<string> | undefined) =>
  viewOnly ? { set: { ...set, viewOnly } } : { set, remove: ['viewOnly' as const] }
