import * as z from 'zod'
import { event } from '#events/event'

/** A member has a new notification; all members who get it share its `ID`. */
export const NotificationCreated = event('notifications.created', z.object({ workspaceId: z.string(), ID: z.string() }))
