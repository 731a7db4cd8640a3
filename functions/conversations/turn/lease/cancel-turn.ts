import type { EventDraft } from '#events/event'
import { creditWrites, spendWrites } from '#features/billing'
import { type Head, heads } from '#functions/conversations/store'
import type { Change, ChangeOptions } from '#lib/database/change'
import { attempt } from '#lib/database/commit'
import { is, type Where } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { world } from '#lib/world'
import { LEASE_ATTRIBUTES } from './lease.ts'
import { owedAnswers } from './store.ts'

/** What is stored with the end of a lease, in the same transaction. */
export interface Ending {
  readonly change: Change<Head> & ChangeOptions
  readonly where: Where
  readonly writes: readonly Write[]
  readonly events: readonly EventDraft[]
}

/**
 * Ends a lease without a reply: the whole hold is released, and no reply is owed. The messages stay unanswered until the
 * next one starts a turn. False when another worker has the lease by now. Needs no agent: it may have been deleted.
 */
export const cancelTurn = async (
  { conversationId, agentId, leaseToken, held }: Pick<Head, 'conversationId' | 'agentId' | 'leaseToken' | 'held'>,
  ending: Ending = { change: {}, where: {}, writes: [], events: [] },
): Promise<boolean> => {
  if (leaseToken === undefined || !held) return false
  const now = world().now()
  const { payer, milliCredits, reserved } = held
  const outcome = await attempt(
    [
      heads.changing(
        { conversationId },
        { ...ending.change, remove: LEASE_ATTRIBUTES },
        { ...ending.where, leaseToken: is(leaseToken) },
      ),
      ...creditWrites({ conversationId, now, close: { token: leaseToken, payer, milliCredits, cost: 0, agentId } }),
      ...spendWrites({ now, close: { reserved, milliCredits, cost: 0 } }),
      owedAnswers.removing({ conversationId }),
      ...ending.writes,
    ],
    ending.events,
  )
  return outcome.committed
}
