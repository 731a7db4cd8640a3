import { ConversationRated } from '#events/conversations/events'
import { createNotification } from '#functions/notifications/inbox/create-notification'
import { consumer } from '#lib/events/consumer'
import { canNotify } from './can-notify.ts'
import { isNewlyLow } from './is-newly-low.ts'

/** Notifies the team of a low rating, unless the conversation's previous rating was low too. */
export const handler = consumer(ConversationRated, async ({ id, at, data }) => {
  const { workspaceId, agentId, conversationId, score, isTest } = data
  if (!isNewlyLow(data) || isTest || !(await canNotify(data, id))) return
  await createNotification({
    workspaceId,
    kind: 'rated-low',
    agentId,
    conversationId,
    about: '',
    score,
    ts: at,
    eventId: id,
  })
})
