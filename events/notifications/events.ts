import * as z from 'zod'
import { event } from '#events/event'
import { NotificationKind } from '#shared/notifications/schema'

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
