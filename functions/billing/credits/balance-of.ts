import type { Payer } from '#shared/billing/payer'
import { getAccount } from './get-account.ts'

/** Milli-credits that a payer can spend right now, without what running turns hold. */
export const balanceOf = async (payer: Payer): Promise<number> =>
  (await getAccount(payer, { consistent: true })).balance
