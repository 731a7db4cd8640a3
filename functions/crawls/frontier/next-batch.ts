import { MAX_CRAWL_PAGES } from '#shared/crawls/page-limits'
import type { Frontier, FrontierEntry } from './frontier.ts'

/** The maximum number of pages per batch; limits are checked between batches. */
export const MAX_BATCH = 12
/** The maximum number of bytes that one part of a crawl downloads. */
const MAX_BYTES = 200 * 1024 * 1024
/** The longest that one part takes. */
const MAX_MS = 30 * 60_000
/** Consecutive addresses without an answer after which the crawl stops. */
const MAX_SILENT = 10
/** The maximum number of batches of one part; with a crawl delay a batch has one page. See the flow for the limits of Step Functions. */
const MAX_BATCHES = 600

interface Bounds {
  /** Pages that the balance pays for. */
  readonly affordable: number
  /** Since the beginning of the current part. */
  readonly elapsedMs: number
}

/**
 * The next pages to fetch, nearest to the seeds first; none when the crawl is over, with the reason if it ends early. Limits
 * apply to each part of a crawl.
 */
export const nextBatch = (
  frontier: Frontier,
  { affordable, elapsedMs }: Bounds,
): { readonly pages: readonly FrontierEntry[]; readonly note?: Frontier['note'] } => {
  const { plan, entries, isCut, silent, pauseSeconds, earlier } = frontier
  if (frontier.failure) return { pages: [] }
  const waiting = entries.filter((entry) => entry.status === undefined).toSorted((a, b) => a.depth - b.depth)
  if (waiting.length === 0) return { pages: [], note: isCut ? 'limit-addresses' : frontier.note }
  const fetched = entries.filter(({ status }) => status === 'read' || status === 'unchanged').length
  const most = Math.min(MAX_CRAWL_PAGES, plan.maxPages - (earlier?.read ?? 0) - (earlier?.unchanged ?? 0))
  const left = Math.min(most - fetched, most * 2 + 20 - (frontier.visits - (earlier?.visits ?? 0)))
  if (left <= 0) return { pages: [], note: 'limit-pages' }
  if (frontier.bytes - (earlier?.bytes ?? 0) >= MAX_BYTES) return { pages: [], note: 'limit-bytes' }
  const isLong = elapsedMs >= MAX_MS || frontier.batch - (earlier?.batch ?? 0) >= MAX_BATCHES
  if (isLong) return { pages: [], note: 'limit-time' }
  if (silent >= MAX_SILENT) return { pages: [], note: 'down' }
  if (affordable <= 0) return { pages: [], note: 'credits' }
  return { pages: waiting.slice(0, pauseSeconds > 0 ? 1 : Math.min(MAX_BATCH, left, affordable)) }
}
