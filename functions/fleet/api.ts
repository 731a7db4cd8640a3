import { api } from '#lib/http/api'
import { fleet } from '#shared/fleet/routes'
import { getCopy } from './copies/get-copy.ts'
import { linkAgents } from './copies/link-agents.ts'
import { listCandidates } from './copies/list-candidates.ts'
import { listCopies } from './copies/list-copies.ts'
import { listSources } from './copies/list-sources.ts'
import { makeCopies } from './copies/make-copies.ts'
import { unlinkAgent } from './copies/unlink-agent.ts'
import { chooseTarget } from './pushes/choose-target.ts'
import { continuePush } from './pushes/continue-push.ts'
import { getPush } from './pushes/get-push.ts'
import { getTarget } from './pushes/get-target.ts'
import { listPushes } from './pushes/list-pushes.ts'
import { pausePush } from './pushes/pause-push.ts'
import { startPush } from './pushes/start-push.ts'
import { stopPush } from './pushes/stop-push.ts'
import { undoPush } from './pushes/undo-push.ts'

export const handler = api(fleet, {
  'GET /v2/workspaces/{workspaceId}/fleet': listSources,
  'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies': listCopies,
  'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/candidates': listCandidates,
  'POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/links': linkAgents,
  'POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies': makeCopies,
  'GET /v2/workspaces/{workspaceId}/fleet/copies/{agentId}': getCopy,
  'DELETE /v2/workspaces/{workspaceId}/fleet/copies/{agentId}': unlinkAgent,
  'GET /v2/workspaces/{workspaceId}/fleet/pushes': listPushes,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes': startPush,
  'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}': getPush,
  'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}': getTarget,
  'PUT /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}': chooseTarget,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/continue': continuePush,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/pause': pausePush,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/stop': stopPush,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/undo': undoPush,
})
