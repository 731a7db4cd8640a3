import * as z from 'zod'
import { event } from '#events/event'

/** Somebody in a workspace has a new notification. */
export const NotificationCreated = event('notifications.created', z.object({ workspaceId: z.string() }))
