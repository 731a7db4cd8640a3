import { ReplyCommitted } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { countOnce } from './count-once.ts'

/** Counts an agent's replies by hour and channel: number, cost, duration, unanswered. Tests are not counted. */
export const handler = consumer(ReplyCommitted, async ({ id, at, data }) => {
  if (data.isTest) return
  await countOnce({
    consumer: 'analytics/count-reply',
    eventId: id,
    agentId: data.agentId,
    at,
    channel: data.channel,
    amounts: {
      replies: 1,
      milliCredits: data.milliCredits,
      durationMs: data.durationMs,
      ...(data.isUnanswered ? { unanswered: 1 } : {}),
    },
    daily: { replies: 1, milliCredits: data.milliCredits },
  })
})
