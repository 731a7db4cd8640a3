import type { Visit } from '#functions/crawls/pages/visit'
import { acceptPage } from './accept-page.ts'
import { type Address, addAddresses } from './add-addresses.ts'
import { entryChanges } from './entry-changes.ts'
import type { Frontier, FrontierEntry } from './frontier.ts'
import { isAccepted } from './is-accepted.ts'
import { type MergeState, mergeState } from './merge-state.ts'

const noAnswer = new Set(['timeout', 'refused', 'unreachable', 'dns', 'tls', 'not-http'])

/**
 * The frontier after a batch: the results of its pages in their order, and the addresses that they link to. `finished` are the
 * entries of earlier parts.
 */
export const mergeVisits = (
  before: Frontier,
  visits: readonly Visit[],
  affordable: number,
  finished: readonly FrontierEntry[] = [],
): Frontier => {
  const merge = mergeState(before, affordable, finished)
  const { mode, maxDepth } = before.plan
  const links: Address[] = []
  let { silent, bytes, visits: count } = before
  for (const visit of visits) {
    const entry = merge.byId.get(visit.id)
    if (!entry || entry.status !== undefined) continue
    count++
    bytes += visit.bytes
    silent = visit.status === 'failed' && noAnswer.has(visit.code ?? '') ? silent + 1 : 0
    Object.assign(entry, entryChanges(merge, entry, visit))
    if (isAccepted(entry)) merge.byText.set(entry.textHash, entry)
    if (entry.status === 'failed') acceptSubstitute(merge, entry)
    if (mode === 'deep' && entry.depth < maxDepth && entry.code !== 'off-site' && entry.code !== 'soft-404')
      links.push(...visit.links.map((url) => ({ url, depth: entry.depth + 1 })))
  }
  const { entries, sites, pauseSeconds } = merge
  const merged = { ...before, entries, sites, silent, bytes, visits: count, pauseSeconds, batch: before.batch + 1 }
  return addAddresses({ ...merged, entries: [...entries] }, links, finished)
}

/** If the canonical page cannot be fetched, a duplicate that named it replaces it. */
const acceptSubstitute = (merge: MergeState, missing: FrontierEntry): void => {
  const substitute = merge.entries.find((entry) => entry.standsIn && entry.duplicateOf === missing.id)
  if (!substitute?.hash) return
  delete substitute.duplicateOf
  delete substitute.standsIn
  Object.assign(substitute, acceptPage(merge, substitute.hash, substitute.textHash))
}
