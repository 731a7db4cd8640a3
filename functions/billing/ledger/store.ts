import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const LedgerEntry = z.object({
  /** The account of this ledger: `WS#uid` or `ORG#id`. */
  owner: z.string(),
  /** Of a payer with shards: one of sixteen. */
  part: z.number().int().optional(),
  id: z.string(),
  at: z.number().int(),
  from: z.string(),
  to: z.string(),
  milliCredits: z.number().int().positive(),
  reason: z.enum(['free-grant', 'purchase', 'grant', 'turn', 'refund', 'transfer', 'expiry', 'crawl', 'voice-note']),
  agentId: z.string().optional(),
  conversationId: z.string().optional(),
  /** Of credits that end: when, in milliseconds since 1970. */
  endsAt: z.number().int().optional(),
  /** Of what ended: the lot's, which is its grant's line. */
  lotId: z.string().optional(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

export const ledger = entity<LedgerEntry, Pick<LedgerEntry, 'owner' | 'part' | 'id'>>({
  name: 'ledger-entry',
  parse: (item) => LedgerEntry.parse(item),
  key: keys.ledgerEntry,
})
