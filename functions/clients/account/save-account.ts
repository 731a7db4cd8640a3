import { keptUpload } from '#functions/clients/kept-picture'
import { changedPerson } from '#functions/clients/people/changed-person'
import { refusalOf } from '#functions/clients/people/refusal-of'
import { presentPerson } from '#functions/clients/sessions/present-portal'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import { world } from '#lib/world'
import type { account as routes } from '#shared/clients/account-routes'
import { clientText } from '#shared/clients/messages'
import { Problem } from '#shared/problems'
import { personOf } from './person-of.ts'

/** Saves what a client changes of themselves; a member who saved in the meantime comes first. */
export const saveAccount: Verb<typeof routes, 'POST /portal/account'> = async ({ lastModified, changes }, context) => {
  const { actor, client: before } = await personOf(context)
  if (before.lastModified !== lastModified) throw new Problem('conflict', clientText('changedMeanwhile'))
  const { workspaceId } = actor
  const { fields, replaced } = await keptUpload(workspaceId, before, withoutUndefined(changes))
  const { after, writes } = changedPerson(before, fields, { workspaceId, by: actorName(actor), now: world().now() })
  const outcome = await attempt(writes, replaced)
  if (!outcome.committed) throw refusalOf(outcome.refused)
  return { client: presentPerson(after) }
}
