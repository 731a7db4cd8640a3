import { api } from '#lib/api'
import { agents } from '#shared/agents/routes'
import { convertTemplate } from './convert-template.ts'
import { getAgent } from './get-agent.ts'
import { getPublicAgent } from './get-public-agent.ts'
import { getUsage } from './get-usage.ts'
import { listAgents } from './list-agents.ts'
import { publishAgent } from './publish-agent.ts'
import { saveAgent } from './save-agent.ts'

export const handler = api(agents, {
  'GET /v2/workspaces/{workspaceId}/agents': listAgents,
  'GET /v2/agents/{agentId}': getAgent,
  'POST /v2/agents/{agentId}': saveAgent,
  'POST /v2/agents/{agentId}/publish': publishAgent,
  'POST /rpc/convertAgentTemplateToAgent': convertTemplate,
  'GET /public/agents/{agentId}': getPublicAgent,
  'GET /v2/public/agents/{agentId}/usage': getUsage,
})
