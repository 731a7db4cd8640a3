import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { sha256 } from '#lib/sha256'
import { KEPT_DAYS } from '#shared/webhooks/limits'
import { Attempt, DeliveryState, EventTypes, OffReason, SentType } from '#shared/webhooks/schema'

const StoredEndpoint = z.object({
  workspaceId: z.string(),
  id: z.string(),
  url: z.string(),
  types: z.array(EventTypes),
  isOn: z.boolean(),
  offReason: OffReason.optional(),
  sendsWorkspaceSecret: z.boolean(),
  /** The signing secret, sealed; `secretId` names it. */
  secretId: z.string(),
  secret: z.string(),
  /** Replaced ones, sealed, that deliveries are signed with until then. */
  earlier: z.array(z.object({ secret: z.string(), until: z.number().int() })),
  failingSince: z.number().int().optional(),
  lastDeliveredAt: z.number().int().optional(),
  createdAt: z.number().int(),
  lastModified: z.number().int(),
})
export type StoredEndpoint = z.infer<typeof StoredEndpoint>

export const endpoints = entity<StoredEndpoint, { workspaceId: string; id: string }>({
  name: 'webhook-endpoint',
  parse: (item) => StoredEndpoint.parse(item),
  key: keys.webhookEndpoint,
})

const StoredDelivery = z.object({
  endpointId: z.string(),
  workspaceId: z.string(),
  /** The event's id. */
  id: z.string(),
  type: SentType,
  /** As JSON. */
  payload: z.string(),
  createdAt: z.number().int(),
  state: DeliveryState,
  /** When the attempts began that are counted: a replay begins them again. */
  startedAt: z.number().int(),
  /** Attempts since then. */
  tries: z.number().int(),
  nextAt: z.number().int().optional(),
  /** The latest ones, of earlier replays too. */
  attempts: z.array(Attempt),
})
export type StoredDelivery = z.infer<typeof StoredDelivery>

const keptUntil = (at: number): number => Math.floor(at / 1000) + KEPT_DAYS * 24 * 3600

export const deliveries = entity<StoredDelivery, { endpointId: string; id: string }>({
  name: 'webhook-delivery',
  parse: (item) => StoredDelivery.parse(item),
  key: keys.webhookDelivery,
  expires: ({ createdAt }) => keptUntil(createdAt),
})

const FailedDelivery = z.object({ endpointId: z.string(), id: z.string(), createdAt: z.number().int() })

export const failedDeliveries = entity<z.infer<typeof FailedDelivery>, { endpointId: string; id: string }>({
  name: 'failed-webhook-delivery',
  parse: (item) => FailedDelivery.parse(item),
  key: keys.failedWebhookDelivery,
  expires: ({ createdAt }) => keptUntil(createdAt),
})

const Lane = z.object({
  endpointId: z.string(),
  /** The lease: the worker with this token posts, until then (milliseconds). Both, or neither. */
  token: z.string().optional(),
  until: z.number().int().optional(),
})

/** One worker posts to an endpoint at a time, so that one that hangs never holds more than that. */
export const lanes = entity<z.infer<typeof Lane>, { endpointId: string }>({
  name: 'webhook-lane',
  parse: (item) => Lane.parse(item),
  key: keys.webhookLane,
})

/** Partitions of what waits for an attempt. */
export const DUE_SHARDS = 4

export const dueShard = (endpointId: string): number => Number.parseInt(sha256(endpointId).slice(0, 4), 16) % DUE_SHARDS

const DueDelivery = z.object({
  workspaceId: z.string(),
  endpointId: z.string(),
  id: z.string(),
  at: z.number().int(),
})
export type DueDelivery = z.infer<typeof DueDelivery>

export const dueDeliveries = entity<DueDelivery, Pick<DueDelivery, 'endpointId' | 'id' | 'at'>>({
  name: 'due-webhook-delivery',
  parse: (item) => DueDelivery.parse(item),
  key: (it) => keys.dueWebhookDelivery({ ...it, shard: dueShard(it.endpointId) }),
})

const FailureMail = z.object({ workspaceId: z.string(), at: z.number().int() })

export const failureMails = entity<z.infer<typeof FailureMail>, { workspaceId: string }>({
  name: 'webhook-failure-mail',
  parse: (item) => FailureMail.parse(item),
  key: keys.webhookFailureMail,
})
