import * as z from 'zod'

/** What travels from step to step while an agent is made; the rest is in the table. */
export const CreationState = z.object({
  workspaceId: z.string(),
  attemptId: z.string(),
  /** Which try this execution is: a newer one makes it end without effect. */
  tries: z.number().int(),
})
export type CreationState = z.infer<typeof CreationState>

export type CreationResult = CreationState & { readonly outcome: 'go-on' | 'wait' | 'over' }
