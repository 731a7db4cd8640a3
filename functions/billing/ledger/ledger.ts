/** Accounts outside our customers' own. What leaves one enters another, so the sum over all accounts is always zero. */
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

/** One movement of credits. `milliCredits` is a positive integer; direction is told by `from` and `to`. */
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

/** What is in the table at one moment. An open hold has left its balance and is not yet in the ledger. */
export interface Books {
  readonly movements: readonly Movement[]
  readonly balances: ReadonlyMap<OwnedAccount, number>
  readonly holds: readonly { readonly account: OwnedAccount; readonly milliCredits: number }[]
}

/**
 * Which invariants the books break; empty when all hold. Money is integer and positive, no balance is negative, and for
 * every account the entries' sum is its balance plus what running turns hold of it.
 */
export const faultsOf = ({ movements, balances, holds }: Books): string[] => {
  const faults: string[] = []
  for (const { milliCredits, reason } of movements) {
    if (!Number.isSafeInteger(milliCredits) || milliCredits <= 0) faults.push(`a ${reason} of ${milliCredits}`)
  }
  const sums = sumsOf(movements)
  const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0)
  if (total !== 0) faults.push(`all accounts together are ${total}, not 0`)
  for (const [account, balance] of balances) {
    if (balance < 0) faults.push(`${account} has ${balance}`)
    const held = holds.filter((hold) => hold.account === account).reduce((sum, hold) => sum + hold.milliCredits, 0)
    const expected = (sums.get(account) ?? 0) - held
    if (expected !== balance) faults.push(`${account} has ${balance}, its entries less ${held} held say ${expected}`)
  }
  return faults
}
