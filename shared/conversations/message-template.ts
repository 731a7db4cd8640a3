import * as z from 'zod'

/** A template that the provider has approved: its name and language, and what stands in the places of its body. */
export const MessageTemplate = z.object({
  name: z.string(),
  language: z.string(),
  /** In the order of the places; with `name` where these have names. */
  parameters: z.array(z.object({ name: z.string().optional(), text: z.string() })),
})
export type MessageTemplate = z.infer<typeof MessageTemplate>
