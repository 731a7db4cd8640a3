import { attempt } from '#lib/commit'
import { is } from '#lib/condition'
import { world } from '#lib/world'
import { LEASE_ATTRIBUTES, leaseWrites, type TurnOf } from './lease.ts'
import { type Head, heads } from './store.ts'

/**
 * Ends a lease without a reply: the hold goes back whole, and nothing is owed any more. The messages stay unanswered until
 * the next one brings a turn. False when somebody else has the lease by now.
 */
export const giveUp = async (
  turn: TurnOf,
  { leaseToken, held }: Pick<Head, 'leaseToken' | 'held'>,
): Promise<boolean> => {
  if (leaseToken === undefined || !held) return false
  const outcome = await attempt([
    heads.changing(turn, { remove: LEASE_ATTRIBUTES }, { leaseToken: is(leaseToken) }),
    ...leaseWrites(turn, world().now(), { close: { token: leaseToken, held, cost: 0 } }),
  ])
  return outcome.committed
}
