import { accounts } from '#functions/billing/store'
import type { Payer } from '#shared/billing/payer'

/** Milli-credits that a payer can spend right now, without what running turns hold. */
export const balanceOf = async (payer: Payer): Promise<number> =>
  (await accounts.get(payer, { consistent: true }))?.balance ?? 0
