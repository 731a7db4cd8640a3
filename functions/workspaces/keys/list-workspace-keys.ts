import type { Verb } from '#lib/http/api'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { keysOfWorkspace } from './keys-of-workspace.ts'
import { workspaceOfKeys } from './workspace-of-keys.ts'

export const listWorkspaceKeys: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/keys'> = async (_, { access }) =>
  keysOfWorkspace(await workspaceOfKeys(access.workspaceId))
