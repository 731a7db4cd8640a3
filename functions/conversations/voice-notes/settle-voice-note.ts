import { type Prepaid, paying } from '#features/billing'
import { expiryOf } from '#functions/conversations/expiry-of'
import { heads } from '#functions/conversations/store'
import type { Refusal } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import { transcribedNotes } from './store.ts'

interface PaidNote {
  readonly agentId: string
  readonly conversationId: string
  readonly attachmentId: string
  /** Whether the conversation expires. */
  readonly isBrief: boolean
  readonly prepaid: Prepaid
}

/**
 * Gives back what a prepaid voice note did not cost, in one transaction with the item that marks it as charged. All of it comes
 * back when it failed, without a cost, or when the same note was charged in the meantime.
 */
export const settleVoiceNote = async (note: PaidNote, milliCredits?: number): Promise<void> => {
  const mark = (await settle(note, milliCredits)).find(({ label }) => label === 'transcribed-note')
  // a mark with this charge is this settlement's own, of a request whose answer did not arrive
  if (mark && transcribedNotes.parse(mark.found).chargeId !== note.prepaid.chargeId) await settle(note, undefined)
}

/** A conversation that was deleted in the meantime keeps no credits. */
const settle = async (note: PaidNote, milliCredits: number | undefined): Promise<readonly Refusal[]> => {
  const refused = await settleOnce(note, milliCredits, true)
  return refused.some(({ label }) => label === 'conversation') ? settleOnce(note, milliCredits, false) : refused
}

const settleOnce = async (
  { agentId, conversationId, attachmentId, isBrief, prepaid }: PaidNote,
  milliCredits: number | undefined,
  hasHead: boolean,
): Promise<readonly Refusal[]> => {
  const now = world().now()
  const { chargeId, settling } = prepaid
  const { step, writes, events, back } = settling(milliCredits ?? 0, now)
  const mark =
    milliCredits === undefined
      ? []
      : [transcribedNotes.creating({ conversationId, attachmentId, milliCredits, chargeId, ...expiryOf(isBrief, now) })]
  const head =
    hasHead && back > 0
      ? [heads.changing({ conversationId }, { add: { milliCredits: -back } }, { agentId: is(agentId) })]
      : []
  const outcome = await paying(step, (money) => [...mark, ...head, ...money.writes, ...writes], events)
  return outcome.committed ? [] : outcome.refused
}
