import { CreditsUsed } from '#events/billing/events'
import { type MoneyStep, paying } from '#features/billing'
import { heads } from '#functions/conversations/store'
import { guardsOf, type Lease } from '#functions/conversations/turn/lease/lease'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { is } from '#lib/database/condition'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'

type Use = NonNullable<MoneyStep['charge']>['use']

/**
 * Charges a reply that was written and is never committed, because the agent was silenced, the conversation deleted or changed
 * in the meantime: its words were sent already, and the provider is paid for them. Its hold went back with the lease. `use` is
 * that of the reply's own transaction, so that a reply whose commit has arrived late is not charged twice. It counts against
 * the daily caps where they have room, and against the conversation while that exists. Never throws: without credits nothing
 * is charged.
 */
export const chargeDiscarded = async (turn: TurnContext, { held: { payer } }: Lease, use: Use): Promise<void> => {
  const { milliCredits, agentId } = use
  const { conversationId } = turn
  if (milliCredits === 0) return
  const { workspaceId } = turn.agent
  const events = [CreditsUsed({ workspaceId, agentId, payer, reason: 'turn', milliCredits })]
  const charge = async (guards: ReturnType<typeof guardsOf>, hasHead: boolean): Promise<void> => {
    const now = world().now()
    const { conversationId: _, ...own } = use
    const outcome = await paying(
      { now, charge: { payer, guards, use: hasHead ? use : own } },
      ({ writes }) => [
        ...(hasHead ? [heads.changing({ conversationId }, { add: { milliCredits } }, { agentId: is(agentId) })] : []),
        ...writes,
      ],
      events,
    )
    if (outcome.committed) return
    const labels = outcome.refused.map(({ label }) => label)
    if (labels.includes('ledger-entry')) return
    if (labels.includes('conversation') && hasHead) return charge(guards, false)
    if (labels.includes('spend') && guards.length > 0) return charge([], hasHead)
    log('warn', 'discarded reply not charged', { conversationId, agentId, code: labels.join(' ') })
  }
  try {
    await charge(guardsOf(turn, world().now()), true)
  } catch (failure) {
    log('error', 'discarded reply not charged', { ...defect(failure), conversationId, agentId })
  }
}
