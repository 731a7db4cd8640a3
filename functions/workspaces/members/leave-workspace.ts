import type { Verb } from '#lib/http/api'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { endMembership } from './end-membership.ts'

/**
 * Specification 3 offers "Delete workspace" only to those who do not own it. Taken literally, a guest could destroy the
 * owner's agents; here the workspace only disappears from the guest's own list.
 */
export const leaveWorkspace: Verb<typeof routes, 'DELETE /v2/workspaces/{workspaceId}'> = async (
  _,
  { access: { workspaceId: uid }, actor },
) => {
  if (actor.kind !== 'user' || !actor.email) throw new Problem('forbidden', workspaceText('ownerStays'))
  await endMembership(uid, actor.email, actor)
  return { success: true }
}
