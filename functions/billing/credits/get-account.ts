import { accountOf } from '#functions/billing/ledger/account-of'
import { listedShards } from '#functions/billing/paying/listed-shards'
import { type Account, accountShards, accounts } from '#functions/billing/store'
import type { Payer } from '#shared/billing/payer'

interface Reading {
  readonly consistent?: boolean
  /** Milli-credits that are enough to know: shards are read only where the main item alone has fewer. */
  readonly enough?: number
}

/** Credits may go to a shard or come home while it is read: then all are read again. */
const TRIES = 5

/** A payer's account with all credits that can be spent; an unknown payer, or one who never got credits, has an empty one. */
export const getAccount = async (
  payer: Payer,
  { consistent = false, enough = Infinity }: Reading = {},
): Promise<Pick<Account, 'balance' | 'hasEverPaid'>> => {
  const owner = accountOf(payer)
  let account = await accounts.get(payer, { consistent })
  for (let tries = 1; ; tries++) {
    if (!account) return { balance: 0, hasEverPaid: false }
    const { balance, hasEverPaid, moves } = account
    const listed = balance < enough ? listedShards(account) : []
    if (listed.length === 0) return { balance, hasEverPaid }
    const ids = listed.map((shard) => ({ owner, shard }))
    const shards = await accountShards.getMany(ids, { consistent: true })
    const after = await accounts.get(payer, { consistent: true })
    const isOfOneMoment = after?.moves === moves && shards.length === listed.length
    if (isOfOneMoment || tries === TRIES)
      return { balance: shards.reduce((sum, shard) => sum + shard.balance, balance), hasEverPaid }
    account = after
  }
}
