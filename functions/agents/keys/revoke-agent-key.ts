import { revokeKey } from '#lib/access-keys/revoke-key'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import type { agents as routes } from '#shared/agents/routes'
import { agentOfKeys } from './agent-of-keys.ts'
import { presentKeys } from './present-keys.ts'

/** Ends an earlier key of an agent at once. */
export const revokeAgentKey: Verb<typeof routes, 'DELETE /v2/agents/{agentId}/keys/{keyId}'> = async (
  { agentId, keyId },
  { actor, access: { workspaceId } },
) => {
  const meta = await agentOfKeys(agentId)
  await revokeKey(
    { agentId, workspaceId },
    { keyId, action: 'agent-key.revoked', by: actorName(actor), subject: agentId, subjectName: meta.title },
  )
  return presentKeys(meta)
}
