import { canonicalUrl } from '#functions/crawls/pages/canonical-url'
import { pageId } from '#functions/crawls/pages/page-id'
import type { Visit } from '#functions/crawls/pages/visit'
import { allowedBy } from '#functions/crawls/site/robots'
import { siteOf } from '#functions/crawls/site/site-of'
import { type Address, addAddresses } from './add-addresses.ts'
import type { Frontier, FrontierEntry } from './frontier.ts'

const noAnswer = new Set(['timeout', 'refused', 'unreachable', 'dns', 'tls', 'not-http'])
const MAX_PAUSE = 10

/** What a batch adds to what is known: its pages' fates, and the addresses that they link to. The order is the batch's. */
export const mergeVisits = (before: Frontier, visits: readonly Visit[], affordable: number): Frontier => {
  const entries = before.entries.map((entry) => ({ ...entry }))
  const sites = [...before.sites]
  const isAllowed = allowedBy(before.rules)
  const byId = new Map<string, FrontierEntry>()
  for (const entry of entries) {
    byId.set(pageId(entry.url), entry)
    byId.set(entry.id, entry)
  }
  const texts = new Map(entries.filter(isAccepted).map((entry) => [entry.textHash, entry]))
  const found: Address[] = []
  let { silent, bytes, visits: count, pauseSeconds } = before
  let paid = 0

  const fateOf = (entry: FrontierEntry, visit: Visit): Partial<FrontierEntry> => {
    if (visit.status === 'failed') {
      if (visit.code !== 'page-busy' || entry.tries) return { status: 'failed', code: visit.code }
      pauseSeconds = Math.max(pauseSeconds, Math.min(MAX_PAUSE, Math.ceil(visit.retryAfter ?? 2)))
      return { tries: 1 }
    }
    if (visit.status === 'unchanged') return { status: 'unchanged', ...validatorsOf(visit) }
    const { title, characters, preview, hash, textHash } = visit
    const about = { title, characters, preview, ...validatorsOf(visit) }
    const isElsewhere = !sites.includes(siteOf(visit.url))
    // a company's old name leads to its new one; a page in the middle of a site that leads elsewhere is a link
    if (isElsewhere && entry.depth === 0 && !entry.isKnown) sites.push(siteOf(visit.url))
    else if (isElsewhere) return { ...about, status: 'skipped', code: 'off-site' }
    if (!isAllowed(visit.url)) return { ...about, status: 'skipped', code: 'robots' }
    // a site of one page answers every address with it: where a seed points to, there is a page
    const isCatchAll = visit.missingHash !== undefined && visit.missingHash === before.rules.notFoundHash
    if (visit.isMissing || (isCatchAll && entry.depth > 0)) return { ...about, status: 'failed', code: 'soft-404' }
    const { same, standsIn } = sameAddress(entry, visit)
    const repeated = same ?? texts.get(textHash)
    if (repeated && repeated !== entry)
      return { ...about, status: 'duplicate', duplicateOf: repeated.id, standsIn, hash, textHash }
    if (entry.isKnown && entry.hash === hash) return { ...about, status: 'unchanged', textHash }
    return { ...about, ...accepted(hash, textHash) }
  }

  const accepted = (hash: string | undefined, textHash: string | undefined): Partial<FrontierEntry> => {
    if (paid >= affordable) return { status: 'skipped', code: 'no-credits' }
    paid++
    return { status: 'read', hash, textHash }
  }

  /** The entry that this page says it is, by where it led or by what it names as its own address. */
  const sameAddress = (
    entry: FrontierEntry,
    visit: Visit,
  ): { readonly same?: FrontierEntry; readonly standsIn?: boolean } => {
    const arrived = canonicalUrl(visit.url) ?? entry.url
    if (arrived !== entry.url) {
      const known = byId.get(pageId(arrived))
      if (known && known !== entry && (isAccepted(known) || known.status === undefined)) return { same: known }
      if (!known) {
        entry.url = arrived
        byId.set(pageId(arrived), entry)
      }
    }
    const named = visit.canonical ? canonicalUrl(visit.canonical, visit.url) : undefined
    if (!named || named === arrived || !isLikely(named, arrived) || !sites.includes(siteOf(named))) return {}
    const known = byId.get(pageId(named))
    if (!known) {
      entry.url = named
      byId.set(pageId(named), entry)
    }
    const isThere = known && known !== entry && (isAccepted(known) || known.status === undefined)
    return isThere ? { same: known, standsIn: true } : {}
  }

  /** What only said of itself that it repeats this page is kept after all, when the page itself cannot be read. */
  const letStandIn = (missing: FrontierEntry): void => {
    const substitute = entries.find((entry) => entry.standsIn && entry.duplicateOf === missing.id)
    if (!substitute?.hash) return
    delete substitute.duplicateOf
    delete substitute.standsIn
    Object.assign(substitute, accepted(substitute.hash, substitute.textHash))
  }

  const followLinks = before.plan.mode === 'deep'
  for (const visit of visits) {
    const entry = byId.get(visit.id)
    if (!entry || entry.status !== undefined) continue
    count++
    bytes += visit.bytes
    silent = visit.status === 'failed' && noAnswer.has(visit.code ?? '') ? silent + 1 : 0
    Object.assign(entry, fateOf(entry, visit))
    if (isAccepted(entry)) texts.set(entry.textHash, entry)
    if (entry.status === 'failed') letStandIn(entry)
    if (followLinks && entry.depth < before.plan.maxDepth && entry.code !== 'off-site' && entry.code !== 'soft-404')
      found.push(...visit.links.map((url) => ({ url, depth: entry.depth + 1 })))
  }
  const merged = { ...before, entries, sites, silent, bytes, visits: count, pauseSeconds, batch: before.batch + 1 }
  return addAddresses(merged, found)
}

const isAccepted = ({ status }: FrontierEntry): boolean => status === 'read' || status === 'unchanged'

const validatorsOf = ({ etag, lastModified }: Visit) => ({
  ...(etag ? { etag } : {}),
  ...(lastModified ? { lastModified } : {}),
})

/** Sites that name their front page as the address of all their pages do not mean it. */
const isLikely = (named: string, arrived: string): boolean =>
  URL.parse(named)?.pathname !== '/' || URL.parse(arrived)?.pathname === '/'
