import type { Frontier, FrontierEntry, KnownPage, SiteSnapshot } from '#features/crawls'

/** Consecutive refreshes that must miss a page before its copy stops answering. */
const MAX_MISSES = 2

const isGone = (entry: FrontierEntry): boolean =>
  entry.status === 'failed' && (entry.code === 'page-missing' || entry.code === 'soft-404')

/**
 * The pages of a site's source after a crawl: fetched and unchanged ones, and the last good copies of failed ones. A page is
 * removed when it was missing twice in a row, or now duplicates another. With `isNew` the page's file still belongs to the
 * crawl.
 */
export const nextSitePages = (
  frontier: Frontier,
  chosen: readonly string[] | 'all',
  snapshot: SiteSnapshot | undefined,
  now: number,
): readonly (KnownPage & { readonly isNew: boolean })[] => {
  const known = new Map(snapshot?.pages.map((page) => [page.id, page]))
  const isWanted = (id: string) => known.has(id) || chosen === 'all' || chosen.includes(id)
  const visited = new Set(frontier.entries.map(({ id }) => id))
  const unvisited = [...known.values()].filter(({ id }) => !visited.has(id)).map((page) => ({ ...page, isNew: false }))
  const fromCrawl = frontier.entries.flatMap((entry) => {
    if (!isWanted(entry.id)) return []
    const before = known.get(entry.id)
    if (entry.status === 'read') return [{ ...read(entry, now), isNew: true }]
    if (!before || entry.status === 'duplicate') return []
    if (entry.status === undefined) return [{ ...before, isNew: false }]
    if (entry.status === 'unchanged') return [{ ...unchanged(before, entry, now), isNew: false }]
    const misses = isGone(entry) ? before.misses + 1 : 0
    if (misses >= MAX_MISSES) return []
    return [{ ...before, misses, ...(entry.code ? { code: entry.code } : {}), isNew: false }]
  })
  return [...fromCrawl, ...unvisited]
}

const read = (entry: FrontierEntry, now: number): KnownPage => ({
  id: entry.id,
  url: entry.url,
  title: entry.title ?? '',
  hash: entry.hash ?? '',
  ...(entry.textHash ? { textHash: entry.textHash } : {}),
  characters: entry.characters ?? 0,
  depth: entry.depth,
  ...(entry.etag ? { etag: entry.etag } : {}),
  ...(entry.lastModified ? { lastModified: entry.lastModified } : {}),
  chunkCount: 0,
  misses: 0,
  lastOkAt: now,
})

const unchanged = ({ code: _code, ...before }: KnownPage, entry: FrontierEntry, now: number): KnownPage => ({
  ...before,
  url: entry.url,
  ...(entry.etag ? { etag: entry.etag } : {}),
  ...(entry.lastModified ? { lastModified: entry.lastModified } : {}),
  misses: 0,
  lastOkAt: now,
})
