import type { Visit } from '#functions/crawls/pages/visit'
import { siteOf } from '#functions/crawls/site/site-of'
import { acceptPage } from './accept-page.ts'
import type { FrontierEntry } from './frontier.ts'
import type { MergeState } from './merge-state.ts'
import { sameAddress } from './same-address.ts'

const MAX_PAUSE = 10

/** The changes of an entry by its visit: its status and what was found there. */
export const entryChanges = (merge: MergeState, entry: FrontierEntry, visit: Visit): Partial<FrontierEntry> => {
  if (visit.status === 'failed') return failure(merge, entry, visit)
  if (visit.status === 'unchanged') return { status: 'unchanged', ...validatorsOf(visit) }
  const { title, characters, preview, hash, textHash } = visit
  const about = { title, characters, preview, ...validatorsOf(visit) }
  const isElsewhere = !merge.sites.includes(siteOf(visit.url))
  // a seed may redirect to a company's new domain; any other page that redirects elsewhere is a link
  if (isElsewhere && entry.depth === 0 && !entry.isKnown) merge.sites.push(siteOf(visit.url))
  else if (isElsewhere) return { ...about, status: 'skipped', code: 'off-site' }
  if (!merge.isAllowed(visit.url)) return { ...about, status: 'skipped', code: 'robots' }
  // a single-page site answers every address with the same page, which is valid for a seed
  const isCatchAll = visit.missingHash !== undefined && visit.missingHash === merge.notFoundHash
  if (visit.isMissing || (isCatchAll && entry.depth > 0)) return { ...about, status: 'failed', code: 'soft-404' }
  const { same, standsIn } = sameAddress(merge, entry, visit)
  const original = same ?? merge.byText.get(textHash)
  if (original && original !== entry)
    return { ...about, status: 'duplicate', duplicateOf: original.id, standsIn, hash, textHash }
  if (entry.isKnown && entry.hash === hash) return { ...about, status: 'unchanged', textHash }
  return { ...about, ...acceptPage(merge, hash, textHash) }
}

/** A busy server is tried once more, with longer pauses. */
const failure = (merge: MergeState, entry: FrontierEntry, { code, retryAfter }: Visit): Partial<FrontierEntry> => {
  if (code !== 'page-busy' || entry.tries) return { status: 'failed', code }
  merge.pauseSeconds = Math.max(merge.pauseSeconds, Math.min(MAX_PAUSE, Math.ceil(retryAfter ?? 2)))
  return { tries: 1 }
}

const validatorsOf = ({ etag, lastModified }: Visit) => ({
  ...(etag ? { etag } : {}),
  ...(lastModified ? { lastModified } : {}),
})
