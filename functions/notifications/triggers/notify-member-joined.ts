import { MemberJoined } from '#events/workspaces/events'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'

/** Notifies the rest of the team that a user accepted an invitation. */
export const handler = consumer(MemberJoined, async ({ id, at, data: { workspaceId, email } }) =>
  createNotification({ workspaceId, kind: 'member-joined', about: email, causedBy: email, ts: at, eventId: id }),
)
