import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const TranscribedNote = z.object({
  conversationId: z.string(),
  attachmentId: z.string(),
  milliCredits: z.number().int(),
  /** The ledger line that paid for it. */
  chargeId: z.string().optional(),
  forgetAt: z.number().int().optional(),
})

/** A charged voice note: created once, in the transaction that charges it, so that a second delivery does not charge it again. */
export const transcribedNotes = entity<
  z.infer<typeof TranscribedNote>,
  { conversationId: string; attachmentId: string }
>({
  name: 'transcribed-note',
  parse: (item) => TranscribedNote.parse(item),
  key: keys.transcribedNote,
  expires: ({ forgetAt }) => forgetAt,
})
