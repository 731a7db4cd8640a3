import type { Write } from '#lib/database/write'
import type { Payer } from '#shared/billing/payer'
import { accountOf } from './account-of.ts'
import type { Use } from './booking-usage.ts'
import { ledger } from './store.ts'

/** The ledger entry of the part of a use that comes back; its id lets it happen once. The caller changes the balance in the same transaction. */
export const bookingReturn = (
  payer: Payer,
  { id, milliCredits, reason, agentId, conversationId }: Use,
  now: number,
): Write => {
  const owner = accountOf(payer)
  return ledger.creating({
    owner,
    id: `${id}R`,
    at: now,
    from: 'usage',
    to: owner,
    milliCredits,
    reason,
    agentId,
    ...(conversationId ? { conversationId } : {}),
  })
}
