import { keptUpload } from '#functions/clients/kept-picture'
import { refusalOf } from '#functions/clients/people/refusal-of'
import { clients, indexOf } from '#functions/clients/store'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import { world } from '#lib/world'
import type { administration as routes } from '#shared/clients/administration-routes'
import { clientText } from '#shared/clients/messages'
import { Problem } from '#shared/problems'
import { adminAndUser, required } from './own-user.ts'

/** Saves another user's name, picture and language. Their own are in their account. */
export const saveOwnUser: Verb<typeof routes, 'POST /portal/organisation/users/{clientId}'> = async (
  { clientId, lastModified, changes },
  context,
) => {
  const { actor, user } = await adminAndUser(context, clientId)
  const before = required(user)
  if (before.lastModified !== lastModified) throw new Problem('conflict', clientText('changedMeanwhile'))
  const { workspaceId } = actor
  const { fields, replaced } = await keptUpload(workspaceId, before, withoutUndefined(changes))
  const now = world().now()
  const set = { ...fields, lastModified: Math.max(Math.floor(now / 1000), lastModified + 1) }
  const after = { ...before, ...set }
  const outcome = await attempt(
    [
      clients.changing(
        { ID: before.ID },
        { set, index: indexOf(after) },
        { lastModified: is(lastModified), orgId: is(before.orgId) },
      ),
      auditing({
        owner: `WS#${workspaceId}`,
        action: 'client.saved',
        by: actorName(actor),
        subject: before.ID,
        subjectName: after.name,
        now,
      }),
    ],
    replaced,
  )
  if (!outcome.committed) throw refusalOf(outcome.refused)
  return { user: after }
}
