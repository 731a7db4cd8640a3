import type { Payer } from '#functions/billing/payer'
import { accounts } from '#functions/billing/store'

/** Milli-credits that a payer can spend right now, without what running turns hold. */
export const balanceOf = async (payer: Payer): Promise<number> =>
  (await accounts.get(payer, { consistent: true }))?.balance ?? 0
