import type { EventDraft } from '#events/event'
import { paying } from '#features/billing'
import { type Head, heads } from '#functions/conversations/store'
import type { Change, ChangeOptions } from '#lib/database/change'
import type { Where } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { world } from '#lib/world'
import { LEASE_ATTRIBUTES, sameLease } from './lease.ts'
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
 * next one starts a turn. False when another worker has the lease by now, or the same one has renewed it. Needs no agent: it
 * may have been deleted.
 */
export const cancelTurn = async (
  head: Pick<Head, 'conversationId' | 'leaseToken' | 'leaseUntil' | 'held'>,
  ending: Ending = { change: {}, where: {}, writes: [], events: [] },
): Promise<boolean> => {
  const { conversationId, leaseToken, held } = head
  if (leaseToken === undefined || !held) return false
  const outcome = await paying(
    { now: world().now(), close: { held } },
    (money) => [
      heads.changing(
        { conversationId },
        { ...ending.change, remove: LEASE_ATTRIBUTES },
        { ...ending.where, ...sameLease(head) },
      ),
      ...money.writes,
      owedAnswers.removing({ conversationId }),
      ...ending.writes,
    ],
    ending.events,
  )
  return outcome.committed
}
