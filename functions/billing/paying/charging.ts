import { CreditsUsed } from '#events/billing/events'
import type { DataOf, EventDraft } from '#events/event'
import { ulid } from '#lib/ids'
import type { Payer } from '#shared/billing/payer'
import type { Guard, MoneyStep } from './money-step.ts'

export interface Charge {
  readonly payer: Payer
  readonly milliCredits: number
  readonly reason: DataOf<typeof CreditsUsed>['reason']
  readonly workspaceId: string
  readonly agentId: string
  readonly conversationId?: string | undefined
  /** Daily caps that it counts against. */
  readonly guards?: readonly Guard[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * The step and the event of a charge without a hold, for `paying`. It is taken from the main item of the account; where that
 * has too little, shards come home first. Nothing is charged for nothing.
 */
export const charging = (charge: Charge): { readonly step: MoneyStep; readonly events: EventDraft[] } => {
  const { payer, milliCredits, reason, workspaceId, agentId, conversationId, guards = [], now } = charge
  if (milliCredits === 0) return { step: { now }, events: [] }
  return {
    step: { now, charge: { payer, guards, use: { id: ulid(now), milliCredits, reason, agentId, conversationId } } },
    events: [CreditsUsed({ workspaceId, agentId, payer, reason, milliCredits })],
  }
}
