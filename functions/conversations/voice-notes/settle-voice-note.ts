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
 * back when it failed, without a cost, or when the same note was charged in the meantime. A conversation that was deleted in
 * the meantime gets no mark and keeps no credits: false.
 */
export const settleVoiceNote = async (note: PaidNote, milliCredits?: number): Promise<boolean> => {
  const refused = await settle(note, milliCredits)
  if (refused.some(({ label }) => label === 'conversation')) {
    await settle({ ...note, isGone: true }, milliCredits)
    return false
  }
  const mark = refused.find(({ label }) => label === 'transcribed-note')
  // a mark with this charge is this settlement's own, of a request whose answer did not arrive
  if (mark && transcribedNotes.parse(mark.found).chargeId !== note.prepaid.chargeId) return settleVoiceNote(note)
  return true
}

const settle = async (
  { agentId, conversationId, attachmentId, isBrief, prepaid, isGone = false }: PaidNote & { readonly isGone?: boolean },
  milliCredits: number | undefined,
): Promise<readonly Refusal[]> => {
  const now = world().now()
  const { chargeId, settling } = prepaid
  const { step, writes, events, back } = settling(milliCredits ?? 0, now)
  const mark =
    milliCredits === undefined || isGone
      ? []
      : [transcribedNotes.creating({ conversationId, attachmentId, milliCredits, chargeId, ...expiryOf(isBrief, now) })]
  const own = { agentId: is(agentId) }
  const head =
    back > 0
      ? heads.changing({ conversationId }, { add: { milliCredits: -back } }, own)
      : heads.checking({ conversationId }, own)
  const outcome = await paying(
    step,
    (money) => [...mark, ...(isGone ? [] : [head]), ...money.writes, ...writes],
    events,
  )
  return outcome.committed ? [] : outcome.refused
}
