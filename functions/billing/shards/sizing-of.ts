import { accounts } from '#functions/billing/store'
import type { Payer } from '#shared/billing/payer'

/** Between how many shards the turns of a payer's agents choose (0: none), and the largest hold of its turns. */
export interface Sizing {
  readonly size: number
  readonly hold: number
}

export const sizingOf = async (payer: Payer): Promise<Sizing> => {
  const { size = 0, hold = 0 } = (await accounts.get(payer, { consistent: true })) ?? {}
  return { size, hold }
}
