import { attempt } from '#lib/commit'
import { is } from '#lib/condition'
import { world } from '#lib/world'
import { LEASE_ATTRIBUTES, type Lease, leaseWrites, type TurnOf } from './lease.ts'
import type { Seen } from './read-conversation.ts'
import { Head, heads } from './store.ts'

/**
 * Ends a round in which nothing was owed: the messages had been answered together with earlier ones. Refused when one more
 * came meanwhile, which would otherwise be nobody's.
 */
export const releaseTurn = async (turn: TurnOf, lease: Lease, seen: Seen): Promise<'done' | 'changed' | 'lost'> => {
  const outcome = await attempt([
    heads.changing(
      turn,
      { remove: LEASE_ATTRIBUTES },
      { leaseToken: is(lease.token), turns: is(seen.head.turns), inbound: is(seen.head.inbound) },
    ),
    ...leaseWrites(turn, world().now(), { close: { ...lease, cost: 0 } }),
  ])
  if (outcome.committed) return 'done'
  const found = outcome.refused.find(({ label }) => label === 'conversation')?.found
  return found && Head.parse(found).leaseToken === lease.token ? 'changed' : 'lost'
}
