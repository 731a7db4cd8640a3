import { charging, paying } from '#features/billing'
import { expiryOf } from '#functions/conversations/expiry-of'
import { type Head, heads } from '#functions/conversations/store'
import { underConversationCap } from '#functions/conversations/turn/lease/conversation-cap'
import { guardsOf } from '#functions/conversations/turn/lease/lease'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { transcribedNotes } from './store.ts'

interface ChargedNote {
  readonly attachmentId: string
  readonly milliCredits: number
  /** Whether the conversation expires. */
  readonly isBrief: boolean
}

/**
 * Charges a transcribed voice note, in one transaction with the item that marks it as charged: a second call charges nothing.
 * It counts against every spend guard of the agent. False when the account's balance or a guard does not allow it.
 */
export const chargeVoiceNote = async (
  agent: LiveAgent,
  { conversationId, visitor }: Pick<Head, 'conversationId' | 'visitor'>,
  { attachmentId, milliCredits, isBrief }: ChargedNote,
): Promise<boolean> => {
  const { agentId, workspaceId, payer } = agent
  const now = world().now()
  const charge = charging({
    payer,
    milliCredits,
    reason: 'voice-note',
    workspaceId,
    agentId,
    conversationId,
    guards: guardsOf({ agent, visitor }, now),
    now,
  })
  const outcome = await paying(
    charge.step,
    ({ writes }) => [
      transcribedNotes.creating({ conversationId, attachmentId, milliCredits, ...expiryOf(isBrief, now) }),
      heads.changing(
        { conversationId },
        { add: { milliCredits } },
        { agentId: is(agentId), ...underConversationCap(agent) },
      ),
      ...writes,
    ],
    charge.events,
  )
  return outcome.committed || outcome.refused.some(({ label }) => label === 'transcribed-note')
}
