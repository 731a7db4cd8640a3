import { membershipsOf } from '#functions/workspaces/members/memberships-of'
import { ownedBy } from '#functions/workspaces/owned/owned-by'
import { workspaces } from '#functions/workspaces/store'
import { workspaceSummary } from '#functions/workspaces/workspace-summary'
import type { Verb } from '#lib/http/api'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { claimableWorkspace } from './claimable-workspace.ts'

/**
 * The workspaces of this region that the signed-in user can open. Unlike signing in, it creates none: the dashboard also asks
 * the other region, and users must not get a second workspace by that.
 */
export const listOpenWorkspaces: Verb<typeof routes, 'GET /v2/me/workspaces'> = async (
  _,
  { access: { workspaceId }, actor },
) => {
  const email = actor.kind === 'user' ? actor.email : undefined
  const [own, joined] = await Promise.all([ownOf(workspaceId, email), membershipsOf(email)])
  const owned = own ? [own, ...(await ownedBy(own.uid))] : []
  return { workspaces: [...owned.map((it) => workspaceSummary(it, { role: 'owner' })), ...joined] }
}

/** The user's own workspace by identity, else the one that their first sign-in here will claim. */
const ownOf = async (uid: string, email: string | undefined) => {
  if (uid !== '') return workspaces.get({ uid })
  return claimableWorkspace(email)
}
