import * as z from 'zod'

/**
 * A fact that a website states. Its value and label have one of a few strict shapes, so that a page's sentence, which may
 * contain instructions for a model, can be none.
 */
export const Fact = z.object({
  kind: z.enum(['hours', 'phone', 'email', 'address', 'price']),
  value: z.string().max(120),
  /** What has the price. */
  label: z.string().max(40).optional(),
})
export type Fact = z.infer<typeof Fact>
