import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { ChannelKind } from '#shared/channels/kinds'
import { AccountCause } from '#shared/channels/schema'
import { NotificationKind, NotificationSettings, Spent } from '#shared/notifications/schema'

const StoredNotification = z.object({
  workspaceId: z.string(),
  /** `owner`, or a member's address. */
  receiver: z.string(),
  ID: z.string(),
  /** The notification's kind; the attribute `kind` is every item's entity name. */
  occasion: NotificationKind,
  /** Never a visitor's name or message: those stay in the conversation. */
  about: z.string(),
  score: z.number().int().optional(),
  spent: Spent.optional(),
  agentId: z.string().optional(),
  conversationId: z.string().optional(),
  sourceId: z.string().optional(),
  crawlId: z.string().optional(),
  /** Of an account: its channel, and why it needs attention, by a name or in its provider's words. */
  channel: ChannelKind.optional(),
  cause: AccountCause.optional(),
  reason: z.string().optional(),
  ts: z.number().int(),
  seen: z.boolean(),
  /** Whether the receiver has opened the inbox since; absent on older ones. */
  opened: z.boolean().optional(),
})
export type StoredNotification = z.infer<typeof StoredNotification>

/** Only the newest are ever shown. */
const NOTIFICATION_SECONDS = 90 * 24 * 3600

export const notifications = entity<StoredNotification, { workspaceId: string; receiver: string; ID: string }>({
  name: 'notification',
  parse: (item) => StoredNotification.parse(item),
  growing: 'occasion',
  key: keys.notification,
  expires: ({ ts }) => Math.floor(ts / 1000) + NOTIFICATION_SECONDS,
})

const Preferences = NotificationSettings.extend({ workspaceId: z.string(), receiver: z.string() })

/** A receiver's own settings; absent while they are the default. */
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
  /** Of an occasion that comes again with a higher figure: the highest that the workspace was notified of. */
  figure: z.number().optional(),
})

/** Longer than any marker is checked for; markers without a date are removed when their occasion ends. */
const MARKER_SECONDS = 400 * 24 * 3600

/** Marks that a workspace was notified of an occasion; created with the notifications, so that a second batch is refused. */
export const notificationMarkers = entity<z.infer<typeof NotificationMarker>, { workspaceId: string; what: string }>({
  name: 'notification-marker',
  parse: (item) => NotificationMarker.parse(item),
  key: keys.notificationMarker,
  expires: ({ at }) => Math.floor(at / 1000) + MARKER_SECONDS,
})
