import { keptUpload } from '#functions/clients/kept-picture'
import { changedPerson } from '#functions/clients/people/changed-person'
import { refusalOf } from '#functions/clients/people/refusal-of'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
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
  const { after, writes } = changedPerson(before, fields, { workspaceId, by: actorName(actor), now: world().now() })
  const outcome = await attempt(writes, replaced)
  if (!outcome.committed) throw refusalOf(outcome.refused)
  return { user: after }
}
