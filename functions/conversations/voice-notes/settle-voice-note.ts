import { paying, type prepaying } from '#features/billing'
import { expiryOf } from '#functions/conversations/expiry-of'
import { heads } from '#functions/conversations/store'
import { is } from '#lib/database/condition'
import { world } from '#lib/world'
import { transcribedNotes } from './store.ts'

interface PaidNote {
  readonly agentId: string
  readonly conversationId: string
  readonly attachmentId: string
  /** Whether the conversation expires. */
  readonly isBrief: boolean
  readonly settling: ReturnType<typeof prepaying>['settling']
}

/**
 * Gives back what a prepaid voice note did not cost, in one transaction with the item that marks it as charged. All of it comes
 * back when it failed, without a cost, or when the same note was charged in the meantime.
 */
export const settleVoiceNote = async (note: PaidNote, milliCredits?: number): Promise<void> => {
  const refused = await settle(note, milliCredits)
  // a line that is there is this settlement's own, whose request arrived late
  if (refused.includes('transcribed-note') && !refused.includes('ledger-entry')) await settle(note, undefined)
}

/** A conversation that was deleted in the meantime keeps no credits. */
const settle = async (note: PaidNote, milliCredits: number | undefined): Promise<readonly string[]> => {
  const refused = await settleOnce(note, milliCredits, true)
  return refused.includes('conversation') ? settleOnce(note, milliCredits, false) : refused
}

/** The labels of what was refused. */
const settleOnce = async (
  { agentId, conversationId, attachmentId, isBrief, settling }: PaidNote,
  milliCredits: number | undefined,
  hasHead: boolean,
): Promise<readonly string[]> => {
  const now = world().now()
  const { step, writes, events, back } = settling(milliCredits ?? 0, now)
  const mark =
    milliCredits === undefined
      ? []
      : [transcribedNotes.creating({ conversationId, attachmentId, milliCredits, ...expiryOf(isBrief, now) })]
  const head =
    hasHead && back > 0
      ? [heads.changing({ conversationId }, { add: { milliCredits: -back } }, { agentId: is(agentId) })]
      : []
  const outcome = await paying(step, (money) => [...mark, ...head, ...money.writes, ...writes], events)
  return outcome.committed ? [] : outcome.refused.map(({ label }) => label)
}
