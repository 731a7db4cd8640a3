import * as z from 'zod'

/** The kinds of facts, in the order in which they are shown. */
export const factKinds = ['hours', 'phone', 'email', 'address', 'area', 'service', 'price'] as const
export type FactKind = (typeof factKinds)[number]

/**
 * A fact that a website states. Its value and label have one of a few strict shapes, so that a page's sentence, which may
 * contain instructions for a model, can be none; the owner may then write what they want.
 */
export const Fact = z.object({
  kind: z.enum(factKinds),
  value: z.string().trim().min(1).max(120),
  /** What has the price. */
  label: z.string().trim().max(40).optional(),
  /** The page that states it. */
  url: z.string().max(2000).optional(),
})
export type Fact = z.infer<typeof Fact>
