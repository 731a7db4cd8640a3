import { accountOf } from '#functions/billing/ledger/account-of'
import { listedShards } from '#functions/billing/paying/listed-shards'
import { type Account, accountShards, accounts } from '#functions/billing/store'
import type { Payer } from '#shared/billing/payer'

interface Reading {
  readonly consistent?: boolean
  /** Milli-credits that are enough to know: shards are read only where the main item alone has fewer. */
  readonly enough?: number
}

/** A shard may come home while the others are read: then all are read again. */
const TRIES = 5

/** A payer's account with all credits that can be spent; an unknown payer, or one who never got credits, has an empty one. */
export const getAccount = async (
  payer: Payer,
  { consistent = false, enough = Infinity }: Reading = {},
): Promise<Pick<Account, 'balance' | 'hasEverPaid'>> => {
  const owner = accountOf(payer)
  for (let tries = 1; ; tries++) {
    const account = await accounts.get(payer, { consistent: consistent || tries > 1 })
    if (!account) return { balance: 0, hasEverPaid: false }
    const { balance, hasEverPaid } = account
    const listed = balance < enough ? listedShards(account) : []
    const shards =
      listed.length === 0
        ? []
        : await accountShards.getMany(
            listed.map((shard) => ({ owner, shard })),
            { consistent: true },
          )
    if (shards.length < listed.length && tries < TRIES) continue
    return { balance: shards.reduce((sum, shard) => sum + shard.balance, balance), hasEverPaid }
  }
}
