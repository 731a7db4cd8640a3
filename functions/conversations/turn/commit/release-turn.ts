import { paying } from '#features/billing'
import { Head, heads } from '#functions/conversations/store'
import { LEASE_ATTRIBUTES, type Lease, moneyOf, owedWrite } from '#functions/conversations/turn/lease/lease'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import { owedCount } from '#functions/conversations/turn/view/owed-count'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'

/**
 * Ends a round in which no reply was owed: the messages had been answered together with earlier ones, or they have expired
 * and are counted as answered. Refused when another
 * message has arrived, which would otherwise never be answered.
 */
export const releaseTurn = async (
  turn: TurnContext,
  lease: Lease,
  view: ConversationView,
): Promise<'done' | 'changed' | 'lost'> => {
  const now = world().now()
  const count = owedCount(view.head)
  const outcome = await paying(moneyOf(turn, now, { close: { held: lease.held } }), ({ writes }) => [
    heads.changing(
      turn,
      { remove: LEASE_ATTRIBUTES, ...(count > 0 ? { add: { answered: count } } : {}) },
      {
        leaseToken: is(lease.token),
        turns: is(view.head.turns),
        answered: is(view.head.answered),
        inbound: is(view.head.inbound),
      },
    ),
    ...writes,
    owedWrite(turn, now, 'ended'),
  ])
  if (outcome.committed) return 'done'
  const found = outcome.refused.find(({ label }) => label === 'conversation')?.found
  return found && Head.parse(found).leaseToken === lease.token ? 'changed' : 'lost'
}
