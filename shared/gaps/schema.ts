import * as z from 'zod'

/** An unanswered question of visitors, with similar wordings: a draft of a Q&A. */
export const Gap = z.object({
  id: z.string(),
  agentId: z.string(),
  /** The first wording. */
  question: z.string(),
  /** Other wordings, newest first. */
  askedAs: z.array(z.string()),
  count: z.number().int(),
  lastAt: z.number().int(),
  /** Conversations in which it was asked, newest first. */
  conversationIds: z.array(z.string()),
})
export type Gap = z.infer<typeof Gap>
