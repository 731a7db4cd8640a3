import { newSecret } from '#functions/webhooks/endpoints/new-secret'
import { deliveries, endpoints } from '#functions/webhooks/store'
import { attempt } from '#lib/database/commit'
import type { webhooks } from '#shared/webhooks/routes'
import type { Ids } from './ids.ts'

/** What each workspace of the matrix has; another is deleted. */
const endpointId = '01J0000000000000000000000F'
const formerId = '01J0000000000000000000000G'
const deliveryId = '01J0000000000000000000000H'
const at = 1_700_000_000_000

const own = ({ workspaceId }: Ids) => ({ workspaceId, endpointId })

/** One good input for every route of the events' endpoints; the address is a literal, so that no name is looked up. */
export const webhookInputs = {
  'GET /v2/workspaces/{workspaceId}/webhooks': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/webhooks': ({ workspaceId }) => ({
    workspaceId,
    url: 'https://1.1.1.1/events',
    types: ['client_created'],
  }),
  'PATCH /v2/workspaces/{workspaceId}/webhooks/{endpointId}': (ids) => ({ ...own(ids), lastModified: at, isOn: true }),
  'DELETE /v2/workspaces/{workspaceId}/webhooks/{endpointId}': ({ workspaceId }) => ({
    workspaceId,
    endpointId: formerId,
  }),
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/secret': own,
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/secret': (ids) => ({
    ...own(ids),
    replaces: 'none that there is',
    validFor: 'day',
  }),
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/test': own,
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries': own,
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}': (ids) => ({
    ...own(ids),
    deliveryId,
  }),
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}/replay': (ids) => ({
    ...own(ids),
    deliveryId,
  }),
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/replay-failed': own,
} as const satisfies Readonly<Record<keyof typeof webhooks, (ids: Ids) => Readonly<Record<string, unknown>>>>

/** The endpoint of a workspace, with one delivery that was accepted. */
export const addEndpoint = async (workspaceId: string) => {
  const { stored } = await newSecret({ workspaceId, id: endpointId }, at)
  await attempt([
    endpoints.putting({
      workspaceId,
      id: endpointId,
      url: 'https://1.1.1.1/events',
      types: ['client_created'],
      isOn: true,
      sendsWorkspaceSecret: false,
      ...stored,
      earlier: [],
      createdAt: at,
      lastModified: at,
    }),
    deliveries.putting({
      endpointId,
      workspaceId,
      id: deliveryId,
      type: 'test',
      payload: '{}',
      createdAt: at,
      state: 'delivered',
      startedAt: at,
      tries: 1,
      attempts: [{ at, durationMs: 20, status: 200 }],
    }),
  ])
}
