import type { Copy } from '#functions/restore/copy'
import { ledgerLines } from '#functions/restore/ledger-lines'

const RULE = 'usage'
const COUNTED = new Set(['turn', 'crawl', 'voice-note'])

/**
 * What was counted as used, compared with the ledger. Usage is counted behind events, so it may lag: only named. Nothing that
 * may be spent depends on it.
 */
export const nameUsage = (copy: Copy): void => {
  const used = new Map<string, number>()
  const add = (owner: unknown, amount: number) => used.set(String(owner), (used.get(String(owner)) ?? 0) + amount)
  for (const { from, to, reason, milliCredits } of ledgerLines(copy)) {
    if (!COUNTED.has(reason)) continue
    // what a prepaid call did not use came back
    if (from === 'usage') add(to, -milliCredits)
    else add(from, milliCredits)
  }
  for (const { owner, milliCredits } of copy.of('usage')) add(owner, -Number(milliCredits))
  for (const [owner, difference] of used)
    if (difference !== 0) copy.named(RULE, owner, `usage counts ${-difference} milli-credits more than the ledger`)
}
