import { chargeWrites, spendWrites } from '#features/billing'
import { attempt } from '#lib/commit'
import { below, is } from '#lib/condition'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { MILLI } from '#shared/billing/prices'
import { forgetting } from './turn/forgetting.ts'
import { guardsOf } from './turn/lease.ts'
import { type Head, heads, heardNotes } from './turn/store.ts'

interface Note {
  readonly attachmentId: string
  readonly milliCredits: number
  /** Whether the conversation vanishes. */
  readonly isBrief: boolean
}

/**
 * Charges a voice note that was written down, in one transaction with its own mark: whoever comes second pays nothing. It
 * counts against every spend guard of the agent. False when the account or a guard has nothing left for it.
 */
export const chargeNote = async (
  agent: LiveAgent,
  { conversationId, visitor }: Pick<Head, 'conversationId' | 'visitor'>,
  { attachmentId, milliCredits, isBrief }: Note,
): Promise<boolean> => {
  const { agentId, payer, settings } = agent
  const now = world().now()
  const { perConversation } = settings.security.spendGuards
  const room = perConversation > 0 ? { milliCredits: below(perConversation * MILLI) } : {}
  const outcome = await attempt([
    heardNotes.creating({ conversationId, attachmentId, milliCredits, ...forgetting(isBrief, now) }),
    heads.changing({ conversationId }, { add: { milliCredits } }, { agentId: is(agentId), ...room }),
    ...chargeWrites({ payer, milliCredits, reason: 'voice-note', agentId, conversationId, now }),
    ...spendWrites({ now, open: { guards: guardsOf({ agent, visitor }, now), milliCredits } }),
  ])
  return outcome.committed || outcome.refused.some(({ label }) => label === 'heard-note')
}
