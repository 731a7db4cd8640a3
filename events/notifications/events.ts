import * as z from 'zod'
import { event } from '#events/event'
import { NotificationKind } from '#shared/notifications/schema'

/** Clients of an agency have a new notification: each of them its own, with the same `ID`. */
export const ClientsNotified = event(
  'notifications.clients-notified',
  z.object({
    workspaceId: z.string(),
    ID: z.string(),
    kind: NotificationKind,
    agentId: z.string(),
    clientIds: z.array(z.string()),
  }),
)

/** A member has a new notification; all members who get it share its `ID`. */
export const NotificationCreated = event(
  'notifications.created',
  z.object({
    workspaceId: z.string(),
    ID: z.string(),
    /** Absent in events of an earlier version. */
    kind: NotificationKind.optional(),
  }),
)
