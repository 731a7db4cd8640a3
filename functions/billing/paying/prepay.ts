import { isUnknownOutcome } from '#lib/database/failures/is-unknown-outcome'
import type { Write } from '#lib/database/write'
import type { Money } from './money-writes.ts'
import { paying } from './paying.ts'
import type { Prepaid } from './prepaying.ts'

/**
 * Takes the most that a call can cost. False when credits, a cap or another condition of the caller's writes do not allow it.
 * Where no answer came the same payment is made again: its ledger line lets it happen once, and refuses the second when the
 * first arrived. So nobody pays for a call that is not made, unless the database stays away.
 */
export const prepay = async (
  { step }: Prepaid,
  writesOf: (money: Money) => readonly Write[] = ({ writes }) => writes,
): Promise<boolean> => {
  const pay = () => paying(step, writesOf)
  const paid = await pay().catch((failure: unknown) => {
    if (isUnknownOutcome(failure)) return pay()
    throw failure
  })
  return paid.committed || paid.refused.some(({ label }) => label === 'ledger-entry')
}
