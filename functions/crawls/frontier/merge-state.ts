import { pageId } from '#functions/crawls/pages/page-id'
import { allowedBy } from '#functions/crawls/site/robots'
import type { Frontier, FrontierEntry } from './frontier.ts'
import { isAccepted } from './is-accepted.ts'

/** A merge in progress, changed visit by visit. */
export interface MergeState {
  /** Copies of the frontier's entries, which the merge changes in place. */
  readonly entries: readonly FrontierEntry[]
  readonly sites: string[]
  /** Entries by their own id and by the id of their current address. */
  readonly byId: Map<string, FrontierEntry>
  /** Accepted entries by the hash of their text. */
  readonly byText: Map<string | undefined, FrontierEntry>
  readonly isAllowed: (url: string) => boolean
  readonly notFoundHash: string | undefined
  /** Pages that the balance pays for. */
  readonly affordable: number
  paid: number
  pauseSeconds: number
}

export const mergeState = (
  { entries: before, sites, rules, pauseSeconds }: Frontier,
  affordable: number,
  finished: readonly FrontierEntry[] = [],
): MergeState => {
  const entries = before.map((entry) => ({ ...entry }))
  const all = [...finished, ...entries]
  const byId = new Map<string, FrontierEntry>()
  for (const entry of all) {
    byId.set(pageId(entry.url), entry)
    byId.set(entry.id, entry)
  }
  return {
    entries,
    sites: [...sites],
    byId,
    byText: new Map(all.filter(isAccepted).map((entry) => [entry.textHash, entry])),
    isAllowed: allowedBy(rules),
    notFoundHash: rules.notFoundHash,
    affordable,
    paid: 0,
    pauseSeconds,
  }
}
