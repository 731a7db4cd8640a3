import { ReplyCommitted } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { alertDayCap } from './alert-day-cap.ts'
import { alertLowCredits } from './alert-low-credits.ts'

/** Notifies the team of what a paid reply leaves: few credits, or little of the agent's daily cap. */
export const handler = consumer(ReplyCommitted, async (event) => {
  await Promise.all([alertLowCredits(event), alertDayCap(event)])
})
