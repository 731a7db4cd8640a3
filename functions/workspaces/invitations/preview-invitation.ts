import { peopleByEmail } from '#functions/workspaces/people/people-by-email'
import type { Verb } from '#lib/http/api'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { findInvitation } from './find-invitation.ts'

/** The workspace that an invitation link leads to. Changes nothing. */
export const previewInvitation: Verb<typeof routes, 'POST /no-auth/workspaces/{workspaceId}/invitation'> = async ({
  workspaceId,
  secret,
}) => {
  const { workspace, invitation } = await findInvitation(workspaceId, secret)
  const personOf = await peopleByEmail([invitation.invitedBy])
  const { workspaceName, workspacePhotoURL } = workspace
  const invitedBy = personOf(invitation.invitedBy).displayName || invitation.invitedBy
  return { workspaceName, workspacePhotoURL, email: invitation.email, invitedBy }
}
