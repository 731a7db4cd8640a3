import { ReplyCommitted } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { countUsage } from './count-usage.ts'

/** Counts a paid reply as a turn of the month's usage; one that cost nothing, an apology, is none. */
export const handler = consumer(ReplyCommitted, async ({ id, at, data }) => {
  const { payer, workspaceId, agentId, milliCredits } = data
  if (milliCredits === 0) return
  await countUsage({
    consumer: 'billing/usage/count-reply',
    eventId: id,
    at,
    payer,
    workspaceId,
    agentId,
    reason: 'turn',
    turns: 1,
    milliCredits,
  })
})
