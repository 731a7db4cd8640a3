import type { Payer } from '#shared/billing/payer'
import { getAccount } from './get-account.ts'

/** Milli-credits that a payer can spend right now, without what running turns hold; from `enough` on it may be more. */
export const balanceOf = async (payer: Payer, enough?: number): Promise<number> =>
  (await getAccount(payer, { consistent: true, ...(enough === undefined ? {} : { enough }) })).balance
