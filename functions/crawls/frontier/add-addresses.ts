import { canonicalUrl } from '#functions/crawls/pages/canonical-url'
import { pageId } from '#functions/crawls/pages/page-id'
import { allowedBy } from '#functions/crawls/site/robots'
import { siteOf } from '#functions/crawls/site/site-of'
import type { Frontier, FrontierEntry } from './frontier.ts'
import { matchesPath } from './matches-path.ts'
import { trapFilter } from './trap-filter.ts'

export interface Address {
  readonly url: string
  readonly depth: number
  /** Entered by a member, so neither patterns nor the trap filter apply. */
  readonly isSeed?: boolean
}

/**
 * The maximum number of addresses of a crawl, fetched or not, so that one step can hold them: many more than its pages, because
 * it may be read on, and pages that were fetched name theirs only once.
 */
const maxEntries = (maxPages: number): number => Math.min(15_000, Math.max(500, maxPages * 15))

/**
 * Adds new addresses of the site that match the plan and are not traps. Those that robots.txt forbids are added as skipped.
 * `finished` are the entries of earlier parts.
 */
export const addAddresses = (
  frontier: Frontier,
  addresses: readonly Address[],
  finished: readonly FrontierEntry[] = [],
): Frontier => {
  const { plan, rules, sites } = frontier
  const entries: FrontierEntry[] = [...frontier.entries]
  const all = [...finished, ...entries]
  const known = new Set(all.flatMap((entry) => [entry.id, pageId(entry.url)]))
  const trap = trapFilter(all.map((entry) => entry.url))
  const isAllowed = allowedBy(rules)
  const most = maxEntries(plan.maxPages)
  const isWanted = (url: string) =>
    (plan.include.length === 0 || plan.include.some((pattern) => matchesPath(pattern, url))) &&
    !plan.exclude.some((pattern) => matchesPath(pattern, url))
  let { isCut } = frontier
  for (const { url: address, depth, isSeed = false } of addresses) {
    const url = canonicalUrl(address)
    if (!url || !sites.includes(siteOf(url))) continue
    const id = pageId(url)
    if (known.has(id) || (!isSeed && !isWanted(url))) continue
    if (finished.length + entries.length >= most) {
      isCut = true
      break
    }
    if (!isSeed && !trap.allows(url)) continue
    known.add(id)
    entries.push({ id, url, depth, ...(isAllowed(url) ? {} : { status: 'skipped', code: 'robots' }) })
  }
  return { ...frontier, entries, isCut }
}
