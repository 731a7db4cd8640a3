import * as z from 'zod'
import type { Copy } from './copy.ts'

const Line = z.object({
  at: z.number(),
  from: z.string(),
  to: z.string(),
  milliCredits: z.number().int(),
  reason: z.string(),
  agentId: z.string().optional(),
  conversationId: z.string().optional(),
})

/** The ledger's lines, which are written once and never changed: a part of a transaction that is there counts. */
export const ledgerLines = (copy: Copy): readonly z.infer<typeof Line>[] =>
  copy.of('ledger-entry').map((item) => Line.parse(item))
