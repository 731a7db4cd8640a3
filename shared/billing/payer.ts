import * as z from 'zod'

/** The workspace or organisation that pays for an agent. */
export const Payer = z.object({ kind: z.enum(['workspace', 'organisation']), id: z.string() })
export type Payer = z.infer<typeof Payer>
