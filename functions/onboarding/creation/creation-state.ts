import * as z from 'zod'

/** The state between the steps of a creation; the rest is in the table. */
export const CreationState = z.object({
  workspaceId: z.string(),
  attemptId: z.string(),
  /** The execution's try; an older try ends without effect. */
  tries: z.number().int(),
})
export type CreationState = z.infer<typeof CreationState>

export type CreationResult = CreationState & { readonly outcome: 'continue' | 'wait' | 'over' }
