import { accounts } from '#functions/billing/store'
import type { Payer } from '#shared/billing/payer'
import { TURN_MILLI_CREDITS } from '#shared/billing/prices'

/** Whether a payer can pay for one more answer, and whether they ever bought credits. An unknown payer cannot. */
export const creditState = async (payer: Payer): Promise<{ continue: boolean; hasEverPaid: boolean }> => {
  const account = await accounts.get(payer)
  return { continue: (account?.balance ?? 0) >= TURN_MILLI_CREDITS, hasEverPaid: account?.hasEverPaid ?? false }
}
