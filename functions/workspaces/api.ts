import { api } from '#lib/http/api'
import { workspaces } from '#shared/workspaces/routes'
import { listActivity } from './activity/list-activity.ts'
import { getWorkspace } from './get-workspace.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { inviteMember } from './invitations/invite-member.ts'
import { previewInvitation } from './invitations/preview-invitation.ts'
import { revokeInvitation } from './invitations/revoke-invitation.ts'
import { listWorkspaceKeys } from './keys/list-workspace-keys.ts'
import { revokeWorkspaceKey } from './keys/revoke-workspace-key.ts'
import { rotateWorkspaceKey } from './keys/rotate-workspace-key.ts'
import { addLog } from './logs/add-log.ts'
import { listLogs } from './logs/list-logs.ts'
import { mailTeammate } from './mail/mail-teammate.ts'
import { getTeam } from './members/get-team.ts'
import { grantRights } from './members/grant-rights.ts'
import { leaveWorkspace } from './members/leave-workspace.ts'
import { removeMember } from './members/remove-member.ts'
import { createWorkspace } from './owned/create-workspace.ts'
import { getPublicUser } from './profile/get-public-user.ts'
import { saveProfile } from './profile/save-profile.ts'
import { saveWorkspace } from './save-workspace.ts'
import { listOpenWorkspaces } from './sign-in/list-open-workspaces.ts'
import { registerNewUser } from './sign-in/register-new-user.ts'
import { signInToRegion } from './sign-in/sign-in-to-region.ts'
import { tokenToUser } from './sign-in/token-to-user.ts'

export const handler = api(workspaces, {
  'POST /v2/me': signInToRegion,
  'POST /events/new-user': registerNewUser,
  'POST /rpc/tokenToUser': tokenToUser,
  'POST /workspace/{workspaceId}/logs': addLog,
  'GET /workspace/{workspaceId}/logs': listLogs,
  'GET /v2/me/workspaces': listOpenWorkspaces,
  'POST /v2/me/profile': saveProfile,
  'POST /v2/workspaces': createWorkspace,
  'GET /v2/workspaces/{workspaceId}': getWorkspace,
  'POST /v2/workspaces/{workspaceId}': saveWorkspace,
  'DELETE /v2/workspaces/{workspaceId}': leaveWorkspace,
  'GET /v2/workspaces/{workspaceId}/team': getTeam,
  'POST /v2/workspaces/{workspaceId}/invitations': inviteMember,
  'DELETE /v2/workspaces/{workspaceId}/invitations/{email}': revokeInvitation,
  'POST /no-auth/workspaces/{workspaceId}/invitation': previewInvitation,
  'POST /no-auth/workspaces/{workspaceId}/invite': acceptInvitation,
  'PUT /v2/workspaces/{workspaceId}/members/{email}': grantRights,
  'DELETE /v2/workspaces/{workspaceId}/members/{email}': removeMember,
  'GET /v2/workspaces/{workspaceId}/keys': listWorkspaceKeys,
  'POST /v2/workspaces/{workspaceId}/keys': rotateWorkspaceKey,
  'DELETE /v2/workspaces/{workspaceId}/keys/{keyId}': revokeWorkspaceKey,
  'POST /v2/workspaces/{workspaceId}/email': mailTeammate,
  'GET /v2/workspaces/{workspaceId}/activity': listActivity,
  'GET /public/users/{userId}': getPublicUser,
})
