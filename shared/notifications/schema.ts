import * as z from 'zod'
import { AccountCause } from '#shared/channels/schema'
import { notificationKinds } from './kinds.ts'

export const NotificationKind = z.enum(notificationKinds)
export type NotificationKind = z.infer<typeof NotificationKind>

/** Specification 3, section 3: 1 is for the receiver to act on, 2 comes from the system. */
export const notificationLevels = [1, 2] as const
export const NotificationLevel = z.literal(notificationLevels)
export type NotificationLevel = z.infer<typeof NotificationLevel>

export const levelOf = {
  'person-requested': 1,
  'message-left': 1,
  'rated-low': 1,
  'credits-low': 1,
  'credits-used-up': 1,
  'spend-guard-alert': 1,
  'spend-guard-reached': 1,
  'origin-refused': 1,
  'channel-broken': 1,
  'channel-degraded': 1,
  'trial-ends': 1,
  'trial-ended': 1,
  'trial-hosts-gone': 1,
  'crawl-done': 2,
  'crawl-failed': 2,
  'source-failed': 2,
  'source-imported': 2,
  'member-joined': 2,
  'channel-mended': 2,
} as const satisfies Record<NotificationKind, NotificationLevel>

/** Specification 3, section 9: this many of each level, the newest. */
export const SHOWN_PER_LEVEL = 5

/** Level and event, so that an event delivered twice creates one notification per receiver. */
export const NotificationId = z.string().regex(/^[12]-[\w-]{4,40}$/)

/** Credits that an agent used on a day, and its limit of that day. */
export const Spent = z.object({ credits: z.number(), limit: z.number() })
export type Spent = z.infer<typeof Spent>

/** The names of specification 3, section 3, where it has one. Its title is `kind` with `about` in the reader's language. */
export const Notification = z.object({
  ID: z.string(),
  kind: NotificationKind,
  notificationLevel: NotificationLevel,
  /** The subject: a visitor's name, a source's title, a website or a member's address, a day as ISO 8601; empty without a name. */
  about: z.string(),
  /** What the visitor wrote last, or the rating's comment, while the conversation still exists; of a channel its provider's words. */
  body: z.string(),
  /** 1 to 5, of a rating. */
  score: z.number().int().optional(),
  /** Why a channel needs attention, where that is ours to word. */
  cause: AccountCause.optional(),
  /** Credits used of an agent's daily limit, of a notification about it. */
  spent: Spent.optional(),
  /** Empty when the agent is gone. */
  agentTitle: z.string(),
  /** Milliseconds since 1970. */
  ts: z.number().int(),
  /** The path and query of the page that it opens. */
  urlPathname: z.string(),
  /** Announced, or read. */
  seen: z.boolean(),
  /** Whether the receiver has opened the inbox since: until then the bell has its dot. */
  opened: z.boolean(),
  /** Whether the visitor still waits for the teammate whom they asked for: it stays lit until a teammate answers. */
  isWaiting: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

/** One user's settings for one workspace. A kind that is off creates no notifications for them. */
export const NotificationSettings = z.object({
  sound: z.boolean(),
  off: z.array(NotificationKind),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** SHA-256 of a push endpoint, in hex: identifies a browser without revealing its endpoint. */
export const PushDeviceId = z.string().regex(/^[0-9a-f]{64}$/)

/** The maximum number of browsers per user; a further one replaces the one that was not opened for longest. */
export const MAX_PUSH_DEVICES = 10

/** `PushSubscription.toJSON()` of a browser; the key is an uncompressed point of P-256, the secret 16 bytes (RFC 8291). */
export const PushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1500),
  keys: z.strictObject({
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})
export type PushSubscription = z.infer<typeof PushSubscription>
