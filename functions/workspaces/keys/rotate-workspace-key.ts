import { workspaces } from '#functions/workspaces/store'
import { keyIndex } from '#lib/access-keys/key-owner'
import { replacingKey } from '#lib/access-keys/replacing-key'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { secretKey } from '#lib/ids'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { keysOfWorkspace } from './keys-of-workspace.ts'
import { workspaceOfKeys } from './workspace-of-keys.ts'

/** Makes a new secret for a workspace; the one that it replaces stays valid for as long as the owner chooses. */
export const rotateWorkspaceKey: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/keys'> = async (
  { replaces, validFor },
  { actor, access: { workspaceId } },
) => {
  const uid = workspaceId
  const { workspaceSecret: before } = await workspaceOfKeys(uid)
  const after = secretKey()
  const now = world().now()
  // refused when another rotation was faster: the answer shows its secret
  if (sha256(before) === replaces)
    await attempt([
      workspaces.changing(
        { uid },
        { set: { workspaceSecret: after }, index: keyIndex({ workspaceId }, sha256(after)) },
        { workspaceSecret: is(before) },
      ),
      ...replacingKey({ workspaceId }, { before, after, validFor, now }),
      auditing({ owner: `WS#${uid}`, action: 'workspace-secret.rotated', by: actorName(actor), now }),
    ])
  return keysOfWorkspace(await workspaceOfKeys(uid))
}
