import { absentOrBelow } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { spends } from './store.ts'

/** The scope of a daily cap: one agent, or one visitor of it. */
export interface SpendScope {
  readonly agentId: string
  readonly visitor?: string | undefined
}

/** A daily count that a hold was added to; `day` in UTC. */
export interface Reserved {
  readonly scope: SpendScope
  readonly day: string
}

export interface SpendChange {
  /** Milliseconds since 1970. */
  readonly now: number
  /** A hold that ends, the counts that it was added to, and the part of it that is charged. */
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
 * Counts holds against daily caps in the hold's own transaction. A count that has reached its cap refuses (label `spend`), so
 * that spending stays under the cap plus one hold, however many turns start at once. The part of a hold that is not charged
 * is subtracted from the same count again.
 */
export const spendWrites = ({ now, close, open }: SpendChange): Write[] => {
  const net = new Map<string, Reserved & { amount: number; cap?: number }>()
  const add = ({ scope, day }: Reserved, amount: number, cap?: number) => {
    const id = `${scopeName(scope)}#${day}`
    const before = net.get(id)?.amount ?? 0
    // the condition sees the count before this transaction's own change, so the cap is shifted by it
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
