import { membershipsOf, summaryOf } from '#functions/workspaces/members/memberships-of'
import { workspaces } from '#functions/workspaces/store'
import type { Verb } from '#lib/http/api'
import type { workspaces as routes } from '#shared/workspaces/routes'

/**
 * What is open to the signed-in person in this region. Unlike a visit it makes nothing: the other region is asked, too, and
 * asking must not give everybody a second workspace.
 */
export const listOpenWorkspaces: Verb<typeof routes, 'GET /v2/me/workspaces'> = async (
  _,
  { access: { workspaceId }, actor },
) => {
  const email = actor.kind === 'user' ? actor.email : undefined
  const [own, joined] = await Promise.all([ownOf(workspaceId, email), membershipsOf(email)])
  return { workspaces: [...(own ? [summaryOf(own, 'owner')] : []), ...joined] }
}

/** Theirs by identity, else the oldest of their verified address, which their first visit here will open. */
const ownOf = async (uid: string, email: string | undefined) => {
  if (uid !== '') return workspaces.get({ uid })
  return email ? (await workspaces.listBy('gsi1', `UEMAIL#${email}`, undefined, { limit: 1 })).items[0] : undefined
}
