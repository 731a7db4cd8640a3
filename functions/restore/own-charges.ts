import type { Copy } from './copy.ts'
import { ledgerLines } from './ledger-lines.ts'

/** What each conversation cost by the ledger, in milli-credits. */
export const ownCharges = (copy: Copy): ReadonlyMap<string, number> => {
  const charges = new Map<string, number>()
  for (const { conversationId, milliCredits } of ledgerLines(copy))
    if (conversationId) charges.set(conversationId, (charges.get(conversationId) ?? 0) + milliCredits)
  return charges
}
