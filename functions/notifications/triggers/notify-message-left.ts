import { MessageLeft } from '#events/conversations/events'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'
import { canNotify } from './can-notify.ts'

/** Notifies the team that a visitor left them a message. */
export const handler = consumer(MessageLeft, async ({ id, at, data }) => {
  const { workspaceId, agentId, conversationId, isTest } = data
  if (isTest || !(await canNotify(data, id))) return
  await createNotification({
    workspaceId,
    kind: 'message-left',
    agentId,
    conversationId,
    about: '',
    ts: at,
    eventId: id,
  })
})
