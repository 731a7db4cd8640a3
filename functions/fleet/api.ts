import { api } from '#lib/http/api'
import { fleet } from '#shared/fleet/routes'
import { Problem } from '#shared/problems'

const soon = async (): Promise<never> => {
  throw new Problem('conflict', 'The fleet is not open yet.')
}

export const handler = api(fleet, {
  'GET /v2/workspaces/{workspaceId}/fleet': soon,
  'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies': soon,
  'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/candidates': soon,
  'POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/links': soon,
  'POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies': soon,
  'GET /v2/workspaces/{workspaceId}/fleet/copies/{agentId}': soon,
  'DELETE /v2/workspaces/{workspaceId}/fleet/copies/{agentId}': soon,
  'GET /v2/workspaces/{workspaceId}/fleet/pushes': soon,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes': soon,
  'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}': soon,
  'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}': soon,
  'PUT /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}': soon,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/continue': soon,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/pause': soon,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/stop': soon,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/undo': soon,
})
