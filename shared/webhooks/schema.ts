import * as z from 'zod'
import { eventNames, TEST_EVENT } from './event-types.ts'

export const EventTypes = z.enum(eventNames)
export const SentType = z.enum([...eventNames, TEST_EVENT])

/** Why an endpoint is off though no owner turned it off: it answered 410, or failed for five days. */
export const OffReason = z.enum(['gone', 'failing'])
export type OffReason = z.infer<typeof OffReason>

/** An address that the workspace's events are posted to. Times are milliseconds since 1970. */
export const Endpoint = z.object({
  id: z.string(),
  url: z.string(),
  types: z.array(EventTypes),
  isOn: z.boolean(),
  offReason: OffReason.optional(),
  /** Bodies also name the workspace's secret, as they did before there were signatures. */
  sendsWorkspaceSecret: z.boolean(),
  /** Names the current signing secret without being it. */
  secretId: z.string(),
  /** Until when deliveries are signed with the earlier secret too. */
  earlierSecretUntil: z.number().int().optional(),
  /** Since when no delivery was accepted. */
  failingSince: z.number().int().optional(),
  lastDeliveredAt: z.number().int().optional(),
  createdAt: z.number().int(),
  lastModified: z.number().int(),
})
export type Endpoint = z.infer<typeof Endpoint>

/**
 * What became of an attempt: the endpoint's status and the beginning of its answer, or why there was none (a code of `safeFetch`).
 */
export const Attempt = z.object({
  at: z.number().int(),
  durationMs: z.number().int(),
  status: z.number().int().optional(),
  fault: z.string().optional(),
  answer: z.string().optional(),
})
export type Attempt = z.infer<typeof Attempt>

export const DeliveryState = z.enum(['waiting', 'delivered', 'failed'])
export type DeliveryState = z.infer<typeof DeliveryState>

const delivery = {
  /** The header `webhook-id`, and the `id` of the body: the same at every attempt. */
  id: z.string(),
  type: SentType,
  state: DeliveryState,
  createdAt: z.number().int(),
  /** Of a waiting one. */
  nextAt: z.number().int().optional(),
}

export const DeliverySummary = z.object({ ...delivery, attempts: z.number().int(), last: Attempt.optional() })
export type DeliverySummary = z.infer<typeof DeliverySummary>

/** With the body as it is posted, without the workspace's secret. */
export const Delivery = z.object({ ...delivery, body: z.string(), attempts: z.array(Attempt) })
export type Delivery = z.infer<typeof Delivery>
