import { heads } from '#functions/conversations/store'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { fullFor } from '#lib/http/full-for'
import { world } from '#lib/world'
import { obstacleIn } from './classify-refusal.ts'
import { messageLimits } from './message-limits.ts'
import { processedMessages } from './store.ts'
import type { TakeOutcome } from './take-outcome.ts'

/**
 * The limit that would refuse a message now, so that nothing is spent on it before; reads only. The turn decides again when
 * it stores the message. Nothing for a message that was stored before: no limit refuses that.
 */
export const expectedRefusal = async (
  turn: Omit<TurnContext, 'hold'>,
  providerId: string,
): Promise<TakeOutcome | undefined> => {
  const { conversationId, agent } = turn
  const now = world().now()
  const [head, processed] = await Promise.all([
    heads.get({ conversationId }, { consistent: true }),
    processedMessages.get({ conversationId, providerId }, { consistent: true }),
  ])
  if (processed) return undefined
  const obstacle = obstacleIn(head, agent.settings, agent.agentId, now, false)
  switch (obstacle.kind) {
    case 'full':
      return { kind: 'full' }
    case 'limited':
      return obstacle
    case 'busy':
    case 'silent': {
      const retryAfter = await fullFor(messageLimits(turn), now)
      return retryAfter === undefined ? undefined : { kind: 'limited', retryAfter }
    }
    default:
      return undefined
  }
}
