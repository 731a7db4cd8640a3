import * as z from 'zod'
import { entity } from '#lib/database/entity'
import type { Payer } from '#shared/billing/payer'
import { accountKey } from './account-key.ts'

const Account = z.object({ balance: z.number().int(), hasEverPaid: z.boolean().default(false) })

export type Account = z.output<typeof Account>

/**
 * A payer's credits; `balance` is in milli-credits and only changed by ledger transactions. No index has them, so that a turn
 * writes one item and never meets a change of the owner's record.
 */
export const accounts = entity<Account, Payer>({
  name: 'account',
  parse: (item) => Account.parse(item),
  key: accountKey,
})
