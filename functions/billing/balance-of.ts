import type { Payer } from './payer.ts'
import { accounts } from './store.ts'

/** Milli-credits that a payer can spend right now; what running turns hold has left already. */
export const balanceOf = async (payer: Payer): Promise<number> =>
  (await accounts.get(payer, { consistent: true }))?.balance ?? 0
