import { expiryOf } from '#functions/conversations/expiry-of'
import { type Head, heads } from '#functions/conversations/store'
import { nextMessageTime } from '#functions/conversations/turn/next-message-time'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { attempt } from '#lib/database/commit'
import { absent, below, is, type Where } from '#lib/database/condition'
import { rateWrites } from '#lib/http/rate-writes'
import { world } from '#lib/world'
import type { Obstacle } from './classify-refusal.ts'
import { limitedBy } from './limited-by.ts'
import { messageLimits } from './message-limits.ts'
import { type InboundMessage, messageWrites } from './message-writes.ts'
import { reclaimLease } from './reclaim-lease.ts'
import { storeWithoutReply } from './store-without-reply.ts'
import type { TakeOutcome } from './take-outcome.ts'
import { underTurnLimit } from './under-turn-limit.ts'

/** What an obstacle leads to; `undefined` when it is gone already, so that the caller tries again. */
export const resolveObstacle = async (
  turn: TurnContext,
  obstacle: Obstacle,
  inbound: InboundMessage | undefined,
): Promise<TakeOutcome | undefined> => {
  switch (obstacle.kind) {
    case 'missing':
    case 'full':
    case 'settled':
    case 'answered':
      return { kind: obstacle.kind }
    case 'limited':
      return obstacle
    case 'busy':
      return queueForHolder(turn, obstacle.head, inbound)
    case 'abandoned':
      return reclaimLease(turn, obstacle.head, inbound)
    case 'silent':
      return inbound
        ? storeWithoutReply(turn, inbound, obstacle.reason, obstacle.head)
        : { kind: 'silent', reason: obstacle.reason, state: obstacle.head?.state ?? 'ai-chatting', isRepeated: true }
    case 'changed':
      return undefined
  }
}

/** Stores the message while the same worker holds the lease: its commit sees the changed count and starts another round. */
const queueForHolder = async (
  turn: TurnContext,
  head: Head,
  inbound: InboundMessage | undefined,
): Promise<TakeOutcome | undefined> => {
  if (!inbound) return { kind: 'queued' }
  const at = nextMessageTime(head, world().now())
  const isExpiring = head.forgetAt !== undefined
  const expiry = expiryOf(isExpiring, at)
  const { message, writes, seen, event } = messageWrites(turn, inbound, at, isExpiring)
  const isUnchanged: Where = {
    leaseToken: is(head.leaseToken ?? ''),
    silence: absent,
    lastAt: below(at),
    ...underTurnLimit(turn.agent),
  }
  const change = { add: { inbound: 1 }, set: { lastAt: at, ...seen, ...expiry }, ttl: expiry.forgetAt }
  const limits = messageLimits(turn)
  const now = world().now()
  const outcome = await attempt(
    [...writes, heads.changing(turn, change, isUnchanged), ...rateWrites(limits, now)],
    [event],
  )
  return outcome.committed ? { kind: 'queued', messageId: message.id } : limitedBy(outcome, limits, now)
}
