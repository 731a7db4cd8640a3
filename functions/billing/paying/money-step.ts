import type { Use } from '#functions/billing/ledger/booking-usage'
import type { SpendScope } from '#functions/billing/spend-guards/scope'
import type { Payer } from '#shared/billing/payer'

/** A daily count that a hold was added to; `day` in UTC. `shard`: taken from this one, not from the count itself. */
export interface Reserved {
  readonly scope: SpendScope
  readonly day: string
  readonly shard?: number | undefined
}

/** Milli-credits that a running turn has taken, and where: what it does not use goes back there. */
export interface Held {
  readonly payer: Payer
  readonly shard?: number | undefined
  readonly milliCredits: number
  readonly reserved: readonly Reserved[]
}

/** A daily cap, in milli-credits. */
export interface Guard {
  readonly scope: SpendScope
  readonly day: string
  readonly cap: number
}

/** Between how many shards a taker may choose; 0 is none. */
export interface Shards {
  readonly payer: number
  readonly day: number
}

/** What one transaction does with credits: a hold ends, another begins, or credits are charged without one. */
export interface MoneyStep {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The agent's payer, and the shards of it and of the agent's day that its copy believes in. */
  readonly hint?: { readonly payer: Payer; readonly shards: Shards } | undefined
  /**
   * `use` is the part of the hold that is charged; without it all of it is released. `wasUsed`: it is no hold but a part of a
   * charge that comes back.
   */
  readonly close?: { readonly held: Held; readonly use?: Use; readonly wasUsed?: boolean }
  readonly open?: { readonly payer: Payer; readonly milliCredits: number; readonly guards: readonly Guard[] }
  readonly charge?: { readonly payer: Payer; readonly guards: readonly Guard[]; readonly use: Use }
}
