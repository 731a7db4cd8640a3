import { MemberJoined } from '#events/workspaces/events'
import { consumer } from '#lib/consumer'
import { createNotification } from './create-notification.ts'

/** Notifies the others of a workspace that somebody accepted an invitation. */
export const handler = consumer(MemberJoined, async ({ id, at, data: { workspaceId, email } }) =>
  createNotification({ workspaceId, kind: 'member-joined', about: email, by: email, ts: at, eventId: id }),
)
