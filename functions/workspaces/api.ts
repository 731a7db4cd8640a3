import { api } from '#lib/api'
import { workspaces } from '#shared/workspaces/routes'
import { getPublicUser } from './get-public-user.ts'
import { getWorkspace } from './get-workspace.ts'
import { visit } from './visit.ts'

export const handler = api(workspaces, {
  'POST /v2/me': visit,
  'GET /v2/workspaces/{workspaceId}': getWorkspace,
  'GET /public/users/{userId}': getPublicUser,
})
