import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { is, present } from '#lib/database/condition'
import type { Payer } from '#shared/billing/payer'
import { accountOf } from './account-of.ts'
import { ledger } from './store.ts'

const AT_ONCE = 20

/**
 * Takes back what a payer's turns cost, and removes their entries: for the one payer that the product tests itself with, whose ledger would grow for
 * ever. Entry and balance change in one transaction, so the books agree at any time; twice is harmless, because a removed entry refuses.
 */
export const undoTurns = async (payer: Payer): Promise<void> => {
  const owner = accountOf(payer)
  const { items } = await ledger.between(`LED#${owner}`, '0', '~', {
    limit: AT_ONCE,
    newestFirst: true,
    consistent: true,
  })
  for (const { id, milliCredits, reason } of items)
    if (reason === 'turn')
      await attempt([
        ledger.removing({ owner, id }, { id: is(id) }),
        accounts.changing(payer, { add: { balance: milliCredits, used: -milliCredits } }, { balance: present }),
      ])
}
