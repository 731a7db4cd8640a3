import { MessageLeft } from '#events/conversations/events'
import { canNotify } from '#functions/notifications/triggers/can-notify'
import { consumer } from '#lib/events/consumer'
import { notifyClients } from './notify-clients.ts'

/** Notifies an agency's clients that a visitor of their agent left a message. */
export const handler = consumer(MessageLeft, async ({ id, at, data }) => {
  const { workspaceId, agentId, conversationId, isTest } = data
  if (isTest || !(await canNotify(data, id))) return
  await notifyClients({ workspaceId, agentId, conversationId, kind: 'message-left', ts: at, eventId: id })
})
