import type { Verb } from '#lib/http/api'
import type { agents as routes } from '#shared/agents/routes'
import { agentOfKeys } from './agent-of-keys.ts'
import { keysOfAgent } from './keys-of-agent.ts'

export const listAgentKeys: Verb<typeof routes, 'GET /v2/agents/{agentId}/keys'> = async ({ agentId }) =>
  keysOfAgent(await agentOfKeys(agentId))
