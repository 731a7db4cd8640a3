import { api } from '#lib/http/api'
import { analytics } from '#shared/analytics/routes'
import { getAgentFigures } from './get-agent-figures.ts'
import { getIp } from './get-ip.ts'
import { recordLoad } from './record-load.ts'

export const handler = api(analytics, {
  'GET /v2/workspaces/{workspaceId}/agent-figures': getAgentFigures,
  'POST /agents/{agentId}/analytics': recordLoad,
  'GET /utils/ip': getIp,
})
