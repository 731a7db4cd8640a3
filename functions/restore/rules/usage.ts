import type { Copy } from '#functions/restore/copy'

const RULE = 'usage'

/**
 * What was counted as used, compared with the ledger. Usage is counted behind events, so it may lag: only named. Nothing that
 * may be spent depends on it.
 */
export const nameUsage = (copy: Copy): void => {
  for (const [owner, difference] of copy.totals.uncounted)
    if (difference !== 0) copy.named(RULE, owner, `usage counts ${-difference} milli-credits more than the ledger`)
}
