import { creditWrites, spendDay, spendWrites } from '#features/billing'
import type { Held } from '#functions/conversations/store'
import { LEASE_MS } from '#functions/conversations/turn/limits'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import type { Write } from '#lib/database/write'
import { MILLI } from '#shared/billing/milli-credits'
import { type Owed, owedAnswers } from './store.ts'

export interface Lease {
  readonly token: string
  readonly held: Held
}

/** The daily caps that spending on a visitor counts against. */
export const guardsOf = ({ agent, visitor }: Pick<TurnContext, 'agent' | 'visitor'>, now: number) => {
  const { perDay, perVisitorPerDay } = agent.settings.security.spendGuards
  const { agentId } = agent
  const day = spendDay(now)
  return [
    ...(perDay > 0 ? [{ scope: { agentId }, day, cap: perDay * MILLI }] : []),
    ...(perVisitorPerDay > 0 ? [{ scope: { agentId, visitor }, day, cap: perVisitorPerDay * MILLI }] : []),
  ]
}

/** The lease that a worker would take now: its hold, and the daily counts that the hold is added to. */
export const newLease = (turn: TurnContext, token: string, now: number): Lease => ({
  token,
  held: {
    payer: turn.agent.payer,
    milliCredits: turn.hold,
    reserved: guardsOf(turn, now).map(({ scope, day }) => ({ scope, day })),
  },
})

/** The head's attributes of a lease. */
export const leaseValues = ({ token, held }: Lease, now: number) => ({
  leaseToken: token,
  leaseUntil: now + LEASE_MS,
  held,
})

export const LEASE_ATTRIBUTES = ['leaseToken', 'leaseUntil', 'held'] as const

/**
 * Credits, daily counts and the owed answer of a step: a lease that ends at a cost, one that begins, or both. Each hold,
 * balance and count is written once, with the net amount.
 */
export const leaseWrites = (
  turn: TurnContext,
  now: number,
  { close, open }: { readonly close?: Lease & { readonly cost: number }; readonly open?: Lease },
): Write[] => {
  const { conversationId, agent } = turn
  const { agentId } = agent
  return [
    ...creditWrites({
      conversationId,
      now,
      ...(close
        ? {
            close: {
              token: close.token,
              payer: close.held.payer,
              milliCredits: close.held.milliCredits,
              cost: close.cost,
              agentId,
            },
          }
        : {}),
      ...(open ? { open: { token: open.token, payer: open.held.payer, milliCredits: open.held.milliCredits } } : {}),
    }),
    ...spendWrites({
      now,
      ...(close
        ? { close: { reserved: close.held.reserved, milliCredits: close.held.milliCredits, cost: close.cost } }
        : {}),
      ...(open ? { open: { guards: guardsOf(turn, now), milliCredits: open.held.milliCredits } } : {}),
    }),
    open
      ? owedWrite({ conversationId, agentId, until: now + LEASE_MS }, close !== undefined && close.token !== open.token)
      : owedAnswers.removing({ conversationId }),
  ]
}

/** Another worker's reclaim keeps the count of attempts; a round that follows a reply begins without any. */
const owedWrite = (owed: Owed, isReclaimed: boolean): Write =>
  isReclaimed ? owedAnswers.changing(owed, { set: owed }) : owedAnswers.putting(owed)
