import { AssigneeChanged } from '#events/conversations/events'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'
import { canNotify } from './can-notify.ts'

/** Notifies the team that a visitor asked for a human agent. */
export const handler = consumer(AssigneeChanged, async ({ id, at, data }) => {
  const { workspaceId, agentId, conversationId, to, isTest } = data
  if (to !== 'requested_chat' || isTest || !(await canNotify(data, id))) return
  await createNotification({
    workspaceId,
    kind: 'person-requested',
    agentId,
    conversationId,
    about: '',
    ts: at,
    eventId: id,
  })
})
