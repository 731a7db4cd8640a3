import { revokeKey } from '#lib/access-keys/revoke-key'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { keysOfWorkspace } from './keys-of-workspace.ts'
import { workspaceOfKeys } from './workspace-of-keys.ts'

/** Ends an earlier secret of a workspace at once. */
export const revokeWorkspaceKey: Verb<typeof routes, 'DELETE /v2/workspaces/{workspaceId}/keys/{keyId}'> = async (
  { keyId },
  { actor, access: { workspaceId } },
) => {
  await revokeKey({ workspaceId }, { keyId, action: 'workspace-secret.revoked', by: actorName(actor) })
  return keysOfWorkspace(await workspaceOfKeys(workspaceId))
}
