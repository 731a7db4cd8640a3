import { accountOf } from '#functions/billing/ledger/account-of'
import { listedShards } from '#functions/billing/paying/listed-shards'
import { type Account, accountShards, accounts } from '#functions/billing/store'
import { absent, is, type Where } from '#lib/database/condition'
import type { Payer } from '#shared/billing/payer'

export interface Used {
  readonly account: Account
  /** The numbers of its shards. */
  readonly listed: readonly number[]
  /** Milli-credits that left for good, over the account and its shards, and what lies in the shards. */
  readonly used: number
  readonly inShards: number
  /** Holds as long as no shard came home since: else what it used could be in the sum twice, or not at all. */
  readonly isUnmoved: Where
}

/**
 * What left a payer's account for good, added up over items that running turns keep changing; `changed` when a shard came home
 * in between. A transaction that relies on the sum needs `isUnmoved`.
 */
export const usedOf = async (payer: Payer): Promise<Used | 'changed' | undefined> => {
  const account = await accounts.get(payer, { consistent: true })
  if (!account) return undefined
  const owner = accountOf(payer)
  const listed = listedShards(account)
  const ids = listed.map((shard) => ({ owner, shard }))
  const shards = ids.length > 0 ? await accountShards.getMany(ids, { consistent: true }) : []
  if (shards.length < listed.length) return 'changed'
  return {
    account,
    listed,
    used: shards.reduce((sum, shard) => sum + shard.used, account.used ?? 0),
    inShards: shards.reduce((sum, shard) => sum + shard.balance, 0),
    isUnmoved: { moves: account.moves === undefined ? absent : is(account.moves) },
  }
}
