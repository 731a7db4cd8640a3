import { type Head, heads } from '#functions/conversations/store'
import type { MessageDeliveries } from './message-deliveries.ts'
import { MINUTE, type Simulation } from './simulation.ts'

/** A conversation that was paused as a flood, or whose messages were only stored, gets one more message: it brings a reply to all of them. */
export const resumePaused = (
  { scheduler, count }: Simulation,
  deliveries: MessageDeliveries,
  conversations: readonly Head[],
): void => {
  for (const head of conversations)
    scheduler.start('look', scheduler.now() + 11 * MINUTE, async () => {
      const found = await heads.get(head, { consistent: true })
      if (!found || (found.pausedUntil === undefined && found.answered === found.inbound)) return
      count(found.pausedUntil === undefined ? 'refused' : 'paused')
      deliveries.send(`after ${head.conversationId}`, head, scheduler.now() + 1)
    })
}
