import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

/** Who subscribed, as needed to authorise them again later; never the credential itself. */
const Subscriber = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor'), agentId: z.string(), conversationId: z.string() }),
  z.object({ kind: z.literal('user'), sub: z.string(), email: z.string().optional() }),
  z.object({ kind: z.literal('workspace-secret'), workspaceId: z.string(), keyId: z.string().optional() }),
  z.object({
    kind: z.literal('agent-key'),
    agentId: z.string(),
    workspaceId: z.string(),
    keyId: z.string().optional(),
  }),
  /** A session of an agency's portal, as its row is keyed. */
  z.object({ kind: z.literal('portal'), owner: z.string(), id: z.string(), agencyId: z.string() }),
])
export type Subscriber = z.infer<typeof Subscriber>

const Subscription = z.object({
  topic: z.string(),
  connectionId: z.string(),
  /** What the subscription is authorised for: an agent, else a workspace. */
  agentId: z.string().optional(),
  workspaceId: z.string().optional(),
  subscriber: Subscriber,
  /** When the subscriber was last authorised, in milliseconds since 1970. */
  checkedAt: z.number().int(),
  /** Unix seconds. */
  endsAt: z.number().int(),
})
export type Subscription = z.infer<typeof Subscription>

/** A connection's subscription, keyed by topic, so that one query finds all subscribers. */
export const subscriptions = entity<Subscription, { topic: string; connectionId: string }>({
  name: 'live-subscription',
  parse: (item) => Subscription.parse(item),
  key: keys.liveSubscription,
  expires: ({ endsAt }) => endsAt,
})

const Connection = z.object({
  connectionId: z.string(),
  // a string set in the table, absent while empty
  topics: z
    .custom<Set<string>>((value) => value instanceof Set)
    .transform((topics) => [...topics])
    .or(z.array(z.string()))
    .default([]),
  endsAt: z.number().int(),
})

/** The topics of a connection, so that closing it removes its subscriptions. */
export const connections = entity<z.output<typeof Connection>, { connectionId: string }>({
  name: 'live-connection',
  parse: (item) => Connection.parse(item),
  key: keys.liveConnection,
  expires: ({ endsAt }) => endsAt,
})
