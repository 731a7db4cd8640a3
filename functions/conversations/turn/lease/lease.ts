import { type Guard, type Money, type MoneyStep, spendDay } from '#features/billing'
import type { Head, Held } from '#functions/conversations/store'
import { LEASE_MS } from '#functions/conversations/turn/limits'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { absent, is, type Where } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { MILLI } from '#shared/billing/milli-credits'
import { type Owed, owedAnswers } from './store.ts'

export interface Lease {
  readonly token: string
  readonly held: Held
}

/** The daily caps that spending on a visitor counts against. */
export const guardsOf = ({ agent, visitor }: Pick<TurnContext, 'agent' | 'visitor'>, now: number): Guard[] => {
  const { perDay, perVisitorPerDay } = agent.settings.security.spendGuards
  const { agentId } = agent
  const day = spendDay(now)
  return [
    ...(perDay > 0 ? [{ scope: { agentId }, day, cap: perDay * MILLI }] : []),
    ...(perVisitorPerDay > 0 ? [{ scope: { agentId, visitor }, day, cap: perVisitorPerDay * MILLI }] : []),
  ]
}

/** What a step of a turn does with credits: a lease that ends, and whether one begins. */
export const moneyOf = (
  turn: TurnContext,
  now: number,
  { close, opens = false }: { readonly close?: MoneyStep['close']; readonly opens?: boolean },
): MoneyStep => {
  const { agent, hold } = turn
  const { payer, shards } = agent
  return {
    now,
    hint: shards && { payer, shards },
    ...(close ? { close } : {}),
    ...(opens ? { open: { payer, milliCredits: hold, guards: guardsOf(turn, now) } } : {}),
  }
}

/** A lease with the hold that its transaction makes. */
export const leaseWith = (token: string, { held }: Pick<Money, 'held'>): Lease => {
  if (!held) throw new Error('a lease needs a hold')
  return { token, held: { ...held, reserved: [...held.reserved] } }
}

/** The head's attributes of a lease. */
export const leaseValues = ({ token, held }: Lease, now: number) => ({
  leaseToken: token,
  leaseUntil: now + LEASE_MS,
  held,
})

/** The lease is the one that was read. A round that was renewed since has another hold under the same token. */
export const sameLease = ({ leaseToken, leaseUntil }: Pick<Head, 'leaseToken' | 'leaseUntil'>): Where => ({
  leaseToken: leaseToken === undefined ? absent : is(leaseToken),
  leaseUntil: leaseUntil === undefined ? absent : is(leaseUntil),
})

export const LEASE_ATTRIBUTES = ['leaseToken', 'leaseUntil', 'held'] as const

/** The row of the owed answer while a lease is taken, and its end with the lease. */
export const owedWrite = (
  { conversationId, agent: { agentId } }: TurnContext,
  now: number,
  lease: 'taken' | 'reclaimed' | 'renewed' | 'ended',
): Write => {
  if (lease === 'ended') return owedAnswers.removing({ conversationId })
  const owed: Owed = { conversationId, agentId, until: now + LEASE_MS }
  // another worker's reclaim keeps the count of attempts; a round that follows a reply begins without any
  return lease === 'reclaimed' ? owedAnswers.changing(owed, { set: owed }) : owedAnswers.putting(owed)
}
