import { api } from '#lib/http/api'
import { webhooks } from '#shared/webhooks/routes'
import { getDelivery } from './deliveries/get-delivery.ts'
import { listDeliveries } from './deliveries/list-deliveries.ts'
import { replayDelivery } from './deliveries/replay-delivery.ts'
import { replayFailed } from './deliveries/replay-failed.ts'
import { sendTestEvent } from './deliveries/send-test-event.ts'
import { addEndpoint } from './endpoints/add-endpoint.ts'
import { changeEndpoint } from './endpoints/change-endpoint.ts'
import { deleteEndpoint } from './endpoints/delete-endpoint.ts'
import { getEndpointSecret } from './endpoints/get-endpoint-secret.ts'
import { listEndpoints } from './endpoints/list-endpoints.ts'
import { rotateEndpointSecret } from './endpoints/rotate-endpoint-secret.ts'

export const handler = api(webhooks, {
  'GET /v2/workspaces/{workspaceId}/webhooks': listEndpoints,
  'POST /v2/workspaces/{workspaceId}/webhooks': addEndpoint,
  'PATCH /v2/workspaces/{workspaceId}/webhooks/{endpointId}': changeEndpoint,
  'DELETE /v2/workspaces/{workspaceId}/webhooks/{endpointId}': deleteEndpoint,
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/secret': getEndpointSecret,
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/secret': rotateEndpointSecret,
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/test': sendTestEvent,
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries': listDeliveries,
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}': getDelivery,
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}/replay': replayDelivery,
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/replay-failed': replayFailed,
})
