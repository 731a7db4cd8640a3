import { canonicalUrl } from '#functions/crawls/pages/canonical-url'
import { pageId } from '#functions/crawls/pages/page-id'
import type { Visit } from '#functions/crawls/pages/visit'
import { siteOf } from '#functions/crawls/site/site-of'
import type { FrontierEntry } from './frontier.ts'
import { isAccepted } from './is-accepted.ts'
import type { MergeState } from './merge-state.ts'

interface SameAddress {
  /** Another entry for the same page. */
  readonly same?: FrontierEntry
  /** See `FrontierEntry`. */
  readonly standsIn?: boolean
}

/** Finds another entry for the page that a visit redirected to, or that it names by its canonical link; else renames the entry. */
export const sameAddress = ({ byId, sites }: MergeState, entry: FrontierEntry, visit: Visit): SameAddress => {
  const rename = (url: string) => {
    entry.url = url
    byId.set(pageId(url), entry)
  }
  const isOther = (known: FrontierEntry) => known !== entry && (isAccepted(known) || known.status === undefined)
  const arrived = canonicalUrl(visit.url) ?? entry.url
  if (arrived !== entry.url) {
    const known = byId.get(pageId(arrived))
    if (known && isOther(known)) return { same: known }
    if (!known) rename(arrived)
  }
  const named = visit.canonical ? canonicalUrl(visit.canonical, visit.url) : undefined
  if (!named || named === arrived || !isPlausible(named, arrived) || !sites.includes(siteOf(named))) return {}
  const known = byId.get(pageId(named))
  if (!known) rename(named)
  return known && isOther(known) ? { same: known, standsIn: true } : {}
}

/** Some sites wrongly name their front page as the canonical address of all pages. */
const isPlausible = (named: string, arrived: string): boolean =>
  URL.parse(named)?.pathname !== '/' || URL.parse(arrived)?.pathname === '/'
