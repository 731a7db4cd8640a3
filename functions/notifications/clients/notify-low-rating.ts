import { ConversationRated } from '#events/conversations/events'
import { canNotify } from '#functions/notifications/triggers/can-notify'
import { isNewlyLow } from '#functions/notifications/triggers/is-newly-low'
import { consumer } from '#lib/events/consumer'
import { notifyClients } from './notify-clients.ts'

/** Notifies an agency's clients of a low rating of their agent. */
export const handler = consumer(ConversationRated, async ({ id, at, data }) => {
  const { workspaceId, agentId, conversationId, score, isTest } = data
  if (!isNewlyLow(data) || isTest || !(await canNotify(data, id))) return
  await notifyClients({ workspaceId, agentId, conversationId, kind: 'rated-low', score, ts: at, eventId: id })
})
