import { ReplyCommitted } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { countOnce } from './count-once.ts'

/** Counts replies of an agent by hour and channel: how many, what they cost, how long they took, how many knew nothing. Tests count nowhere. */
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
  })
})
