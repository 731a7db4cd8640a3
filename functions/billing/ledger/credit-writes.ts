import { accounts } from '#functions/billing/store'
import { atLeast, present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { Payer } from '#shared/billing/payer'
import { accountOf } from './account-of.ts'
import { bookingUsage } from './booking-usage.ts'

/** A hold that ends. `milliCredits` is its amount; `cost` is the part that is charged (0 releases all of it). */
export interface Closing {
  readonly payer: Payer
  readonly milliCredits: number
  readonly cost: number
  readonly agentId: string
}

/** A hold that begins. */
export interface Opening {
  readonly payer: Payer
  readonly milliCredits: number
}

export interface CreditChange {
  readonly conversationId: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly close?: Closing
  readonly open?: Opening
}

/**
 * The writes of one step of a turn: a hold closed, opened, or both, for the caller's own transaction. The hold itself is part
 * of the lease on the conversation's head, so the same transaction must change the lease on the condition that it still is
 * the one with this hold: then none is settled twice. A transaction may write an item once, so each payer's balance changes
 * once, by the net amount; when the payer has too few credits, the write labelled `account` is refused.
 */
export const creditWrites = ({ conversationId, now, close, open }: CreditChange): Write[] => {
  if (close && (close.cost < 0 || close.cost > close.milliCredits))
    throw new Error(`a cost of ${close.cost} does not fit a hold of ${close.milliCredits}`)
  return [...balanceWrites(close, open), ...settledUse(conversationId, now, close)]
}

const balanceWrites = (close: Closing | undefined, open: Opening | undefined): Write[] => {
  const net = new Map<string, { payer: Payer; amount: number }>()
  const add = (payer: Payer, amount: number) => {
    const account = accountOf(payer)
    net.set(account, { payer, amount: (net.get(account)?.amount ?? 0) + amount })
  }
  if (close) add(close.payer, close.milliCredits - close.cost)
  if (open) add(open.payer, -open.milliCredits)
  return [...net.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ payer, amount }) =>
      accounts.changing(payer, { add: { balance: amount } }, { balance: amount < 0 ? atLeast(-amount) : present }),
    )
}

const settledUse = (conversationId: string, now: number, close: Closing | undefined): Write[] => {
  if (!close || close.cost === 0) return []
  const { payer, cost, agentId } = close
  return [bookingUsage({ payer, milliCredits: cost, reason: 'turn', agentId, conversationId, now })]
}
