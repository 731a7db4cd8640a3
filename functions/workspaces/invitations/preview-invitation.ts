import type { Verb } from '#lib/http/api'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { findInvitation } from './find-invitation.ts'

/** The workspace that an invitation link leads to. Changes nothing. */
export const previewInvitation: Verb<typeof routes, 'POST /no-auth/workspaces/{workspaceId}/invitation'> = async ({
  workspaceId,
  secret,
}) => {
  const { workspace, invitation } = await findInvitation(workspaceId, secret)
  const { workspaceName, workspacePhotoURL } = workspace
  return { workspaceName, workspacePhotoURL, email: invitation.email, invitedBy: invitation.invitedBy }
}
