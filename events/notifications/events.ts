import * as z from 'zod'
import { event } from '#events/event'

/** Somebody in a workspace has a new notification; it has the same `ID` for everybody who has it. */
export const NotificationCreated = event('notifications.created', z.object({ workspaceId: z.string(), ID: z.string() }))
