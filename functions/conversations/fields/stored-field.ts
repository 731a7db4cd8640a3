import * as z from 'zod'

/** Where a visitor's value of a field came from, and when it last changed (milliseconds). */
export const Origin = z.object({
  from: z.enum(['ask', 'form', 'website', 'channel']),
  /** The name of the node that asked, as it was then. */
  node: z.string().optional(),
  at: z.number().int(),
})
export type Origin = z.infer<typeof Origin>

/** A member's value of a field; an empty one clears it. */
export const Edit = z.object({
  value: z.string(),
  /** The member's name. */
  by: z.string(),
  at: z.number().int(),
})
