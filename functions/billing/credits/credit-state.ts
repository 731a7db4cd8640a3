import type { Payer } from '#shared/billing/payer'
import { TURN_MILLI_CREDITS } from '#shared/billing/prices'
import { getAccount } from './get-account.ts'

/** Whether a payer can pay for one more answer, and whether they ever bought credits. An unknown payer cannot. */
export const creditState = async (payer: Payer): Promise<{ continue: boolean; hasEverPaid: boolean }> => {
  const { balance, hasEverPaid } = await getAccount(payer, { enough: TURN_MILLI_CREDITS })
  return { continue: balance >= TURN_MILLI_CREDITS, hasEverPaid }
}
