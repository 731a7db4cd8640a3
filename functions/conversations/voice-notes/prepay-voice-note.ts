import { prepay, prepaying } from '#features/billing'
import { type Head, heads } from '#functions/conversations/store'
import { underConversationCap } from '#functions/conversations/turn/lease/conversation-cap'
import { guardsOf } from '#functions/conversations/turn/lease/lease'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { MAX_CHARGED_SECONDS, transcriptionPrice } from '#shared/billing/transcription-price'
import { settleVoiceNote } from './settle-voice-note.ts'
import { transcribedNotes } from './store.ts'

interface Note {
  readonly attachmentId: string
  /** The transcriber's. */
  readonly model: string
  /** Whether the conversation expires. */
  readonly isBrief: boolean
}

/** Settles with the cost in milli-credits, or without one where the transcription failed. False when the conversation is gone. */
type Settle = (milliCredits?: number) => Promise<boolean>

/**
 * Takes what the longest voice note costs, before its transcriber is asked. It counts against every spend guard of the agent.
 * `undefined` when the account's balance or a guard does not allow it. A note that is marked as charged costs nothing more.
 */
export const prepayVoiceNote = async (
  agent: LiveAgent,
  { conversationId, visitor }: Pick<Head, 'conversationId' | 'visitor'>,
  { attachmentId, model, isBrief }: Note,
): Promise<Settle | undefined> => {
  const { agentId, workspaceId, payer } = agent
  const id = { conversationId, attachmentId }
  if (await transcribedNotes.get(id, { consistent: true })) return async () => true
  const now = world().now()
  const most = transcriptionPrice(model, MAX_CHARGED_SECONDS)
  const prepaid = prepaying({
    payer,
    milliCredits: most,
    reason: 'voice-note',
    workspaceId,
    agentId,
    conversationId,
    guards: guardsOf({ agent, visitor }, now),
    now,
  })
  const isPaid = await prepay(prepaid, ({ writes }) => [
    heads.changing(
      { conversationId },
      { add: { milliCredits: most } },
      { agentId: is(agentId), ...underConversationCap(agent) },
    ),
    ...writes,
  ])
  if (!isPaid) return undefined
  const note = { agentId, ...id, isBrief, prepaid }
  return (milliCredits) => settleVoiceNote(note, milliCredits)
}
