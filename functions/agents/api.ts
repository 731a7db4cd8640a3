import { api } from '#lib/api'
import { agents } from '#shared/agents/routes'
import { convertTemplate } from './convert-template.ts'
import { deleteAgent } from './delete-agent.ts'
import { duplicateAgent } from './duplicate-agent.ts'
import { exportAgent } from './export-agent.ts'
import { generateCss } from './generate-css.ts'
import { getAgent } from './get-agent.ts'
import { getPublicAgent } from './get-public-agent.ts'
import { getUsage } from './get-usage.ts'
import { getVersion } from './get-version.ts'
import { keepDraft } from './keep-draft.ts'
import { listAgents } from './list-agents.ts'
import { listVersions } from './list-versions.ts'
import { publishAgent } from './publish-agent.ts'
import { restoreVersion } from './restore-version.ts'
import { saveAgent } from './save-agent.ts'
import { showFrame } from './show-frame.ts'

export const handler = api(agents, {
  'GET /v2/workspaces/{workspaceId}/agents': listAgents,
  'GET /v2/agents/{agentId}': getAgent,
  'POST /v2/agents/{agentId}': saveAgent,
  'POST /v2/agents/{agentId}/publish': publishAgent,
  'DELETE /v2/agents/{agentId}': deleteAgent,
  'POST /v2/agents/{agentId}/duplicate': duplicateAgent,
  'GET /v2/agents/{agentId}/versions': listVersions,
  'GET /v2/agents/{agentId}/versions/{version}': getVersion,
  'POST /v2/agents/{agentId}/versions/{version}/restore': restoreVersion,
  'POST /rpc/saveAgentBackup': keepDraft,
  'POST /rpc/exportAgentToJson': exportAgent,
  'POST /rpc/convertAgentTemplateToAgent': convertTemplate,
  'POST /ai-css-generator': generateCss,
  'GET /public/agents/{agentId}': getPublicAgent,
  'GET /public/agents/{agentId}/frame': showFrame,
  'GET /v2/public/agents/{agentId}/usage': getUsage,
})
