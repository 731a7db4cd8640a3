import { AssigneeChanged } from '#events/conversations/events'
import { canNotify } from '#functions/notifications/triggers/can-notify'
import { consumer } from '#lib/events/consumer'
import { notifyClients } from './notify-clients.ts'

/** Notifies an agency's clients that a visitor of their agent asked for a human agent. */
export const handler = consumer(AssigneeChanged, async ({ id, at, data }) => {
  const { workspaceId, agentId, conversationId, to, isTest } = data
  if (to !== 'requested_chat' || isTest || !(await canNotify(data, id))) return
  await notifyClients({ workspaceId, agentId, conversationId, kind: 'person-requested', ts: at, eventId: id })
})
