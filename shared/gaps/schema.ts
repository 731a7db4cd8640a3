import * as z from 'zod'

/** Questions that visitors asked in like words and that nothing answered: a draft of a pair. */
export const Gap = z.object({
  id: z.string(),
  agentId: z.string(),
  /** The wording that stands for all. */
  question: z.string(),
  /** Other wordings, newest first. */
  askedAs: z.array(z.string()),
  count: z.number().int(),
  lastAt: z.number().int(),
  /** Conversations in which it was asked, newest first. */
  conversationIds: z.array(z.string()),
})
export type Gap = z.infer<typeof Gap>
