import { MemberJoined } from '#events/workspaces/events'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'

/** Notifies the others of a workspace that somebody accepted an invitation. */
export const handler = consumer(MemberJoined, async ({ id, at, data: { workspaceId, email } }) =>
  createNotification({ workspaceId, kind: 'member-joined', about: email, by: email, ts: at, eventId: id }),
)
