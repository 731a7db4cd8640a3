import { api } from '#lib/http/api'
import { agents } from '#shared/agents/routes'
import { withChannelFields } from './channel-fields/with-channel-fields.ts'
import { generateCss } from './css/generate-css.ts'
import { keyForCaller } from './key-for-caller.ts'
import { listAgentKeys } from './keys/list-agent-keys.ts'
import { revokeAgentKey } from './keys/revoke-agent-key.ts'
import { rotateAgentKey } from './keys/rotate-agent-key.ts'
import { deleteAgent } from './manage/delete-agent.ts'
import { duplicateAgent } from './manage/duplicate-agent.ts'
import { getAgent } from './manage/get-agent.ts'
import { listAgents } from './manage/list-agents.ts'
import { saveAgent } from './manage/save-agent.ts'
import { getPictureCopy } from './public-agent/get-picture-copy.ts'
import { getPublicAgent } from './public-agent/get-public-agent.ts'
import { getUsage } from './public-agent/get-usage.ts'
import { listLanguages } from './public-agent/list-languages.ts'
import { showFrame } from './public-agent/show-frame.ts'
import { convertTemplate } from './templates/convert-template.ts'
import { exportAgent } from './templates/export-agent.ts'
import { backUpDraft } from './versions/back-up-draft.ts'
import { getVersion } from './versions/get-version.ts'
import { listVersions } from './versions/list-versions.ts'
import { publishAgent } from './versions/publish-agent.ts'
import { restoreVersion } from './versions/restore-version.ts'

export const handler = api(agents, {
  'GET /v2/workspaces/{workspaceId}/agents': listAgents,
  'GET /v2/agents/{agentId}': keyForCaller(getAgent),
  'POST /v2/agents/{agentId}': keyForCaller(withChannelFields(saveAgent)),
  'POST /v2/agents/{agentId}/publish': keyForCaller(publishAgent),
  'DELETE /v2/agents/{agentId}': deleteAgent,
  'GET /v2/agents/{agentId}/keys': listAgentKeys,
  'POST /v2/agents/{agentId}/keys': rotateAgentKey,
  'DELETE /v2/agents/{agentId}/keys/{keyId}': revokeAgentKey,
  'POST /v2/agents/{agentId}/duplicate': keyForCaller(duplicateAgent),
  'GET /v2/agents/{agentId}/versions': listVersions,
  'GET /v2/agents/{agentId}/versions/{version}': getVersion,
  'POST /v2/agents/{agentId}/versions/{version}/restore': keyForCaller(restoreVersion),
  'POST /rpc/saveAgentBackup': backUpDraft,
  'POST /rpc/exportAgentToJson': exportAgent,
  'POST /rpc/convertAgentTemplateToAgent': convertTemplate,
  'POST /ai-css-generator': generateCss,
  'GET /public/translate': listLanguages,
  'GET /public/agents/{agentId}': getPublicAgent,
  'GET /public/agents/{agentId}/frame': showFrame,
  'GET /v2/public/agents/{agentId}/picture': getPictureCopy,
  'GET /v2/public/agents/{agentId}/usage': getUsage,
})
