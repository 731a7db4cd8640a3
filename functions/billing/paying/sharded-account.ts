import { accountOf } from '#functions/billing/ledger/account-of'
import { type SpendScope, scopeName } from '#functions/billing/spend-guards/scope'
import type { Payer } from '#shared/billing/payer'
import type { MoneyStep } from './money-step.ts'

/**
 * What turns take from and give back to: a payer's credits, or a day of a cap, which is an account that was opened with the
 * cap. Each has a main item, and may have shards.
 */
export type ShardedAccount =
  | { readonly kind: 'credits'; readonly id: string; readonly payer: Payer }
  | { readonly kind: 'day'; readonly id: string; readonly scope: SpendScope; readonly day: string }

export const creditsOf = (payer: Payer): ShardedAccount => ({ kind: 'credits', id: accountOf(payer), payer })

export const dayOf = ({ scope, day }: { readonly scope: SpendScope; readonly day: string }): ShardedAccount => ({
  kind: 'day',
  id: `${scopeName(scope)}#${day}`,
  scope,
  day,
})

/** Between how many shards of an account a taker may choose. A visitor's day has none: one visitor does not write that fast. */
export const shardsOf = (account: ShardedAccount, { hint }: MoneyStep): number => {
  if (!hint) return 0
  if (account.kind === 'day') return account.scope.visitor === undefined ? hint.shards.day : 0
  return accountOf(hint.payer) === account.id ? hint.shards.payer : 0
}
