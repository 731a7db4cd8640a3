import { spends } from '#functions/billing/store'
import { absentOrBelow } from '#lib/database/condition'
import type { Write } from '#lib/database/entity'

/** What a daily cap counts for: one agent, or one visitor of it. */
export interface SpendScope {
  readonly agentId: string
  readonly visitor?: string | undefined
}

/** A count that a hold was added to; `day` in UTC. */
export interface Reserved {
  readonly scope: SpendScope
  readonly day: string
}

export interface SpendChange {
  /** Milliseconds since 1970. */
  readonly now: number
  /** A hold that ends, what it was counted in, and what of it was charged. */
  readonly close?: { readonly reserved: readonly Reserved[]; readonly milliCredits: number; readonly cost: number }
  /** A hold that begins, and the caps that it must stay under (milli-credits). */
  readonly open?: {
    readonly guards: readonly (Reserved & { readonly cap: number })[]
    readonly milliCredits: number
  }
}

export const scopeName = ({ agentId, visitor }: SpendScope): string =>
  visitor === undefined ? `AGT#${agentId}` : `VIS#${agentId}#${visitor}`

export const spendDay = (now: number): string => new Date(now).toISOString().slice(0, 10)

const RETENTION_SECONDS = 3 * 24 * 3600

/**
 * Counts holds against daily caps in the hold's own transaction. A count that has reached its cap refuses (label `spend`),
 * so that however many arrive at once, spending stays under the cap plus one hold. What a hold did not cost is given back
 * to the count that it was added to.
 */
export const spendWrites = ({ now, close, open }: SpendChange): Write[] => {
  const net = new Map<string, Reserved & { amount: number; cap?: number }>()
  const add = ({ scope, day }: Reserved, amount: number, cap?: number) => {
    const id = `${scopeName(scope)}#${day}`
    const before = net.get(id)?.amount ?? 0
    // what the same transaction gives back has not left the count yet when the cap is asked
    net.set(id, { scope, day, amount: before + amount, ...(cap === undefined ? {} : { cap: cap - before }) })
  }
  if (close) for (const reserved of close.reserved) add(reserved, close.cost - close.milliCredits)
  if (open) for (const guard of open.guards) add(guard, open.milliCredits, guard.cap)
  const ttl = Math.floor(now / 1000) + RETENTION_SECONDS
  return [...net.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ scope, day, amount, cap }) => {
      const id = { scope: scopeName(scope), day }
      return spends.changing(
        id,
        { set: { ...id, ttl }, add: { milliCredits: amount } },
        cap === undefined ? {} : { milliCredits: absentOrBelow(cap) },
      )
    })
}
