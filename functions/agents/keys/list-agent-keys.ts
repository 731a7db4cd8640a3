import type { Verb } from '#lib/http/api'
import type { agents as routes } from '#shared/agents/routes'
import { agentOfKeys } from './agent-of-keys.ts'
import { presentKeys } from './present-keys.ts'

export const listAgentKeys: Verb<typeof routes, 'GET /v2/agents/{agentId}/keys'> = async ({ agentId }) =>
  presentKeys(await agentOfKeys(agentId))
