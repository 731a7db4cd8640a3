import { creditWrites, spendWrites } from '#features/billing'
import { type Head, heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import { LEASE_ATTRIBUTES } from './lease.ts'
import { owedAnswers } from './store.ts'

/**
 * Ends a lease without a reply: the whole hold is released, and no reply is owed. The messages stay unanswered until the
 * next one starts a turn. False when another worker has the lease by now. Needs no agent: it may have been deleted.
 */
export const cancelTurn = async ({
  conversationId,
  agentId,
  leaseToken,
  held,
}: Pick<Head, 'conversationId' | 'agentId' | 'leaseToken' | 'held'>): Promise<boolean> => {
  if (leaseToken === undefined || !held) return false
  const now = world().now()
  const { payer, milliCredits, reserved } = held
  const outcome = await attempt([
    heads.changing({ conversationId }, { remove: LEASE_ATTRIBUTES }, { leaseToken: is(leaseToken) }),
    ...creditWrites({ conversationId, now, close: { token: leaseToken, payer, milliCredits, cost: 0, agentId } }),
    ...spendWrites({ now, close: { reserved, milliCredits, cost: 0 } }),
    owedAnswers.removing({ conversationId }),
  ])
  return outcome.committed
}
