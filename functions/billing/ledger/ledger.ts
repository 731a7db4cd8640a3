/** The platform's own accounts. Each movement leaves one account and enters another, so the sum of all accounts is zero. */
export type SystemAccount = 'usage' | 'promo' | 'stripe_in' | 'refund_out' | 'dispute_hold' | 'platform_fee' | 'expired'

/** `WS#uid` or `ORG#id`: an account with a balance of its own. */
export type OwnedAccount = `WS#${string}` | `ORG#${string}`
export type Account = SystemAccount | OwnedAccount

export type Reason =
  | 'free-grant'
  | 'purchase'
  | 'grant'
  | 'turn'
  | 'refund'
  | 'transfer'
  | 'expiry'
  | 'crawl'
  | 'voice-note'

/** One movement of credits. `milliCredits` is a positive integer; `from` and `to` give the direction. */
export interface Movement {
  readonly from: Account
  readonly to: Account
  readonly milliCredits: number
  readonly reason: Reason
}

/** Every account's sum over a history. */
export const sumsOf = (movements: readonly Movement[]): ReadonlyMap<Account, number> => {
  const sums = new Map<Account, number>()
  const add = (account: Account, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount)
  for (const { from, to, milliCredits } of movements) {
    add(from, -milliCredits)
    add(to, milliCredits)
  }
  return sums
}

/** The table's ledger, balances and holds at one moment. An open hold has left the balance and is not yet in the ledger. */
export interface Books {
  readonly movements: readonly Movement[]
  /** Of the accounts' main items. */
  readonly balances: ReadonlyMap<OwnedAccount, number>
  readonly shards: readonly {
    readonly account: OwnedAccount
    readonly shard: number
    readonly balance: number
    readonly isListed: boolean
  }[]
  readonly holds: readonly { readonly account: OwnedAccount; readonly milliCredits: number }[]
}

/**
 * The invariants that the books violate. Amounts are positive integers, no balance is negative, every shard is listed, and for
 * every account the sum of its entries is its balance plus its shards and its open holds.
 */
export const faultsOf = ({ movements, balances, shards, holds }: Books): string[] => {
  const faults: string[] = []
  for (const { milliCredits, reason } of movements) {
    if (!Number.isSafeInteger(milliCredits) || milliCredits <= 0) faults.push(`a ${reason} of ${milliCredits}`)
  }
  const sums = sumsOf(movements)
  const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0)
  if (total !== 0) faults.push(`all accounts together are ${total}, not 0`)
  for (const { account, shard, balance, isListed } of shards) {
    if (balance < 0) faults.push(`shard ${shard} of ${account} has ${balance}`)
    if (!isListed) faults.push(`${account} does not list its shard ${shard}`)
  }
  for (const [account, balance] of balances) {
    if (balance < 0) faults.push(`${account} has ${balance}`)
    const given = shards.filter((shard) => shard.account === account).reduce((sum, shard) => sum + shard.balance, 0)
    const held = holds.filter((hold) => hold.account === account).reduce((sum, hold) => sum + hold.milliCredits, 0)
    const expected = (sums.get(account) ?? 0) - held
    if (expected !== balance + given)
      faults.push(`${account} has ${balance} and ${given} in shards, its entries less ${held} held say ${expected}`)
  }
  return faults
}
