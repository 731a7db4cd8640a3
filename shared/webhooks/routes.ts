import * as z from 'zod'
import { contract } from '#shared/contract'
import { fieldMessage } from '#shared/field-message'
import { GracePeriod } from '#shared/workspaces/access-keys'
import { webhookText } from './messages.ts'
import { Delivery, DeliverySummary, Endpoint, EventTypes } from './schema.ts'

const AWorkspace = z.strictObject({ workspaceId: z.string().max(40) })
const Id = z.string().regex(/^[0-9A-Z]{26}$/)
const AnEndpoint = AWorkspace.extend({ endpointId: Id })
const ADelivery = AnEndpoint.extend({ deliveryId: Id })

const address = z
  .string()
  .trim()
  .min(1, fieldMessage(webhookText('address')))
  .max(2000, fieldMessage(webhookText('address')))
const types = z
  .array(EventTypes)
  .min(1, fieldMessage(webhookText('noTypes')))
  .max(100)
  .transform((given) => [...new Set(given)])

/**
 * Events that are posted to the workspace's own endpoints (specification 2, section 7). The owner alone: an endpoint gets what happens
 * in the whole workspace, and with the legacy switch its secret.
 */
export const webhooks = contract({
  'GET /v2/workspaces/{workspaceId}/webhooks': {
    auth: 'workspace:own',
    summary: 'The endpoints that the workspace’s events are posted to, the oldest first.',
    input: AWorkspace,
    output: z.object({ endpoints: z.array(Endpoint) }),
  },
  'POST /v2/workspaces/{workspaceId}/webhooks': {
    auth: 'workspace:own',
    rate: 'connect',
    summary: 'Adds an endpoint. `secret` begins with `whsec_`: with it the endpoint verifies signatures.',
    input: AWorkspace.extend({ url: address, types }),
    output: z.object({ endpoint: Endpoint, secret: z.string() }),
  },
  'PATCH /v2/workspaces/{workspaceId}/webhooks/{endpointId}': {
    auth: 'workspace:own',
    rate: 'connect',
    summary: 'Changes an endpoint; what is left out stays. `lastModified` is the one that it was changed from.',
    input: AnEndpoint.extend({
      lastModified: z.number().int(),
      url: address.optional(),
      types: types.optional(),
      isOn: z.boolean().optional(),
      sendsWorkspaceSecret: z.boolean().optional(),
    }),
    output: z.object({ endpoint: Endpoint }),
  },
  'DELETE /v2/workspaces/{workspaceId}/webhooks/{endpointId}': {
    auth: 'workspace:own',
    summary: 'Deletes an endpoint; what waits for it is not delivered.',
    input: AnEndpoint,
    output: z.object({ success: z.literal(true) }),
  },
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/secret': {
    auth: 'workspace:own',
    summary: 'The secret that deliveries are signed with.',
    input: AnEndpoint,
    output: z.object({ secret: z.string() }),
  },
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/secret': {
    auth: 'workspace:own',
    rate: 'connect',
    summary:
      'Makes a new secret instead of the one that `replaces` names; deliveries are signed with both until the earlier one ends. A repeated call changes nothing.',
    input: AnEndpoint.extend({ replaces: z.string().max(40), validFor: GracePeriod }),
    output: z.object({ endpoint: Endpoint, secret: z.string() }),
  },
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/test': {
    auth: 'workspace:own',
    rate: 'connect',
    summary: 'Posts an event of the type `test`.',
    input: AnEndpoint,
    output: z.object({ delivery: DeliverySummary }),
  },
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries': {
    auth: 'workspace:own',
    summary: 'An endpoint’s deliveries of 30 days, the newest first, 50 a page; or those that failed.',
    input: AnEndpoint.extend({ state: z.literal('failed').optional(), after: z.string().max(2000).optional() }),
    output: z.object({ deliveries: z.array(DeliverySummary), cursor: z.string().optional() }),
  },
  'GET /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}': {
    auth: 'workspace:own',
    summary: 'One delivery: what is posted, and what each attempt was answered.',
    input: ADelivery,
    output: z.object({ delivery: Delivery }),
  },
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/deliveries/{deliveryId}/replay': {
    auth: 'workspace:own',
    rate: 'import',
    summary: 'Posts a delivery again under the same id, with all its attempts.',
    input: ADelivery,
    output: z.object({ delivery: DeliverySummary }),
  },
  'POST /v2/workspaces/{workspaceId}/webhooks/{endpointId}/replay-failed': {
    auth: 'workspace:own',
    rate: 'connect',
    summary: 'The same for deliveries that failed, the oldest 200 a call; `isMore` says that there are others.',
    input: AnEndpoint,
    output: z.object({ count: z.number().int(), isMore: z.boolean() }),
  },
})
