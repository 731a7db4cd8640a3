import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import type { agents as routes } from '#shared/agents/routes'
import { agentOfKeys } from './agent-of-keys.ts'
import { presentKeys } from './present-keys.ts'
import { replaceAgentKey } from './replace-agent-key.ts'

/** Makes a new key for an agent; the one that it replaces stays valid for as long as the caller chooses. */
export const rotateAgentKey: Verb<typeof routes, 'POST /v2/agents/{agentId}/keys'> = async (
  { agentId, replaces, validFor },
  { actor },
) => {
  const meta = await agentOfKeys(agentId)
  if (sha256(meta.SECRET_API_KEY) === replaces)
    await replaceAgentKey(meta, { validFor, by: actorName(actor), now: world().now() })
  return presentKeys(await agentOfKeys(agentId))
}
