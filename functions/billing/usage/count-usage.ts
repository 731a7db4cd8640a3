import { accountOf } from '#functions/billing/ledger/account-of'
import { partOf } from '#functions/billing/ledger/part-of'
import { attempt } from '#lib/database/commit'
import { effects } from '#lib/database/effects'
import { world } from '#lib/world'
import type { Payer } from '#shared/billing/payer'
import { type Usage, usage } from './store.ts'

interface Occurrence {
  readonly consumer: string
  readonly eventId: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly payer: Payer
  readonly workspaceId: string
  readonly agentId: string
  readonly reason: Usage['reason']
  readonly turns: number
  readonly milliCredits: number
}

/** Adds to a month's usage exactly once per event: the event's effect item and the sums are one transaction. */
export const countUsage = async (it: Occurrence): Promise<void> => {
  const { consumer, eventId, at, payer, workspaceId, agentId, reason, turns, milliCredits } = it
  const sums = {
    owner: accountOf(payer),
    organisationId: payer.kind === 'organisation' ? payer.id : workspaceId,
    agentId,
    reason,
    month: new Date(at).toISOString().slice(0, 7),
  }
  // a refusal means that an earlier delivery was counted
  await attempt([
    effects.creating({ consumer, eventId, at: world().now() }),
    usage.changing({ ...sums, shard: partOf(eventId) }, { set: sums, add: { turns, milliCredits } }),
  ])
}
