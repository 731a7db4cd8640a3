import { ConversationStarted } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { countOnce } from './count-once.ts'

/** Counts an agent's conversations by hour and channel, and by day for the list of agents. Tests are not counted. */
export const handler = consumer(ConversationStarted, async ({ id, at, data }) => {
  if (data.isTest) return
  await countOnce({
    consumer: 'analytics/count-conversation',
    eventId: id,
    agentId: data.agentId,
    at,
    channel: data.channel,
    amounts: { conversations: 1 },
    daily: { conversations: 1 },
  })
})
