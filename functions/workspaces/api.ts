import { api } from '#lib/api'
import { workspaces } from '#shared/workspaces/routes'
import { acceptInvitation } from './accept-invitation.ts'
import { getPublicUser } from './get-public-user.ts'
import { getTeam } from './get-team.ts'
import { getWorkspace } from './get-workspace.ts'
import { inviteMember } from './invite-member.ts'
import { leaveWorkspace } from './leave-workspace.ts'
import { listActivity } from './list-activity.ts'
import { listOpenWorkspaces } from './list-open-workspaces.ts'
import { lookAtInvitation } from './look-at-invitation.ts'
import { mailSomebody } from './mail-somebody.ts'
import { removeMember } from './remove-member.ts'
import { saveProfile } from './save-profile.ts'
import { saveWorkspace } from './save-workspace.ts'
import { visit } from './visit.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const handler = api(workspaces, {
  'POST /v2/me': visit,
  'GET /v2/me/workspaces': listOpenWorkspaces,
  'POST /v2/me/profile': saveProfile,
  'GET /v2/workspaces/{workspaceId}': getWorkspace,
  'POST /v2/workspaces/{workspaceId}': saveWorkspace,
  'DELETE /v2/workspaces/{workspaceId}': leaveWorkspace,
  'GET /v2/workspaces/{workspaceId}/team': getTeam,
  'POST /v2/workspaces/{workspaceId}/invitations': inviteMember,
  'DELETE /v2/workspaces/{workspaceId}/invitations/{email}': withdrawInvitation,
  'POST /no-auth/workspaces/{workspaceId}/invitation': lookAtInvitation,
  'POST /no-auth/workspaces/{workspaceId}/invite': acceptInvitation,
  'DELETE /v2/workspaces/{workspaceId}/members/{email}': removeMember,
  'POST /v2/workspaces/{workspaceId}/email': mailSomebody,
  'GET /v2/workspaces/{workspaceId}/activity': listActivity,
  'GET /public/users/{userId}': getPublicUser,
})
