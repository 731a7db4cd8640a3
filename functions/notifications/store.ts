import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { NotificationKind, NotificationSettings } from '#shared/notifications/schema'

/** Who subscribed, as far as it must be checked again later; never the credential itself. */
const Subscriber = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor'), agentId: z.string(), conversationId: z.string() }),
  z.object({ kind: z.literal('user'), sub: z.string(), email: z.string().optional() }),
  z.object({ kind: z.literal('workspace-secret'), workspaceId: z.string() }),
  z.object({ kind: z.literal('agent-key'), agentId: z.string(), workspaceId: z.string() }),
])
export type Subscriber = z.infer<typeof Subscriber>

const Subscription = z.object({
  topic: z.string(),
  connectionId: z.string(),
  /** What the right to listen is about: an agent, else a workspace. */
  agentId: z.string().optional(),
  workspaceId: z.string().optional(),
  subscriber: Subscriber,
  /** Milliseconds since 1970 of the last time that the right to listen was checked. */
  checkedAt: z.number().int(),
  /** Unix seconds. */
  endsAt: z.number().int(),
})
export type Subscription = z.infer<typeof Subscription>

/** A connection's interest in a topic, under the topic: one query finds everybody to tell. */
export const subscriptions = entity<Subscription, { topic: string; connectionId: string }>({
  name: 'live-subscription',
  parse: (item) => Subscription.parse(item),
  key: keys.liveSubscription,
  expires: ({ endsAt }) => endsAt,
})

const Connection = z.object({
  connectionId: z.string(),
  // a set of texts in the table, absent while empty
  topics: z
    .custom<Set<string>>((value) => value instanceof Set)
    .transform((topics) => [...topics])
    .or(z.array(z.string()))
    .default([]),
  endsAt: z.number().int(),
})

/** What a connection listens to, so that a closed one leaves nothing behind. */
export const connections = entity<z.output<typeof Connection>, { connectionId: string }>({
  name: 'live-connection',
  parse: (item) => Connection.parse(item),
  key: keys.liveConnection,
  expires: ({ endsAt }) => endsAt,
})

const SentMail = z.object({ consumer: z.string(), eventId: z.string(), at: z.number() })

/** A bus delivers for a day at most; more would only fill the table. */
const EFFECT_SECONDS = 14 * 24 * 3600

/** A mail that was or is being sent about an event: created first, so that a second delivery sends nothing. */
export const sentMails = entity<z.infer<typeof SentMail>, { consumer: string; eventId: string }>({
  name: 'mailing',
  parse: (item) => SentMail.parse(item),
  key: keys.effect,
  expires: ({ at }) => Math.floor(at / 1000) + EFFECT_SECONDS,
})

const LimitDecision = z.object({ consumer: z.string(), eventId: z.string(), isWithin: z.boolean(), at: z.number() })

/** Whether an event was within its limits when it was counted. */
export const limitDecisions = entity<z.infer<typeof LimitDecision>, { consumer: string; eventId: string }>({
  name: 'counting',
  parse: (item) => LimitDecision.parse(item),
  key: keys.effect,
  expires: ({ at }) => Math.floor(at / 1000) + EFFECT_SECONDS,
})

const StoredNotification = z.object({
  workspaceId: z.string(),
  /** `owner`, or a member's address. */
  receiver: z.string(),
  ID: z.string(),
  /** Its kind; `kind` says in every item what it is. */
  occasion: NotificationKind,
  /** Never a visitor's name or words: those stay in the conversation. */
  about: z.string(),
  score: z.number().int().optional(),
  agentId: z.string().optional(),
  conversationId: z.string().optional(),
  sourceId: z.string().optional(),
  crawlId: z.string().optional(),
  ts: z.number().int(),
  seen: z.boolean(),
})
export type StoredNotification = z.infer<typeof StoredNotification>

/** What is older is of no use to anybody: only the newest are ever shown. */
const NOTIFICATION_SECONDS = 90 * 24 * 3600

export const notifications = entity<StoredNotification, { workspaceId: string; receiver: string; ID: string }>({
  name: 'notification',
  parse: (item) => StoredNotification.parse(item),
  key: keys.notification,
  expires: ({ ts }) => Math.floor(ts / 1000) + NOTIFICATION_SECONDS,
})

const Preferences = NotificationSettings.extend({ workspaceId: z.string(), receiver: z.string() })

/** What each person wants to hear of; absent while nothing was chosen. */
export const preferences = entity<z.infer<typeof Preferences>, { workspaceId: string; receiver: string }>({
  name: 'notification-settings',
  parse: (item) => Preferences.parse(item),
  key: keys.notificationSettings,
})

const NotificationMarker = z.object({
  workspaceId: z.string(),
  what: z.string(),
  /** Milliseconds since 1970. */
  at: z.number().int(),
})

/** Nothing that is told once a day is asked for later than this; what holds until it is over is removed then. */
const MARKER_SECONDS = 400 * 24 * 3600

/** Marks what a workspace has been notified of, in the notifications' own transaction: refused, they are not made again. */
export const notificationMarkers = entity<z.infer<typeof NotificationMarker>, { workspaceId: string; what: string }>({
  name: 'told-once',
  parse: (item) => NotificationMarker.parse(item),
  key: keys.toldOnce,
  expires: ({ at }) => Math.floor(at / 1000) + MARKER_SECONDS,
})
