import { type Account, accounts } from '#functions/billing/store'
import type { Payer } from '#shared/billing/payer'

/** A payer's account; an unknown payer, or one who never got credits, has an empty one. */
export const getAccount = async (payer: Payer, read: { readonly consistent?: boolean } = {}): Promise<Account> =>
  (await accounts.get(payer, read)) ?? { balance: 0, hasEverPaid: false }
