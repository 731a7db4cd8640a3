import type { Frontier, FrontierEntry } from './frontier.ts'

/** The maximum number of pages per batch; limits are checked between batches. */
const MAX_BATCH = 12
/** The maximum number of bytes that one crawl downloads. */
const MAX_BYTES = 200 * 1024 * 1024
const MAX_MS = 30 * 60_000
/** Consecutive addresses without an answer after which the crawl stops. */
const MAX_SILENT = 10
/** The maximum number of batches; with a crawl delay a batch has one page. See the flow for the limits of Step Functions. */
const MAX_BATCHES = 600

interface Bounds {
  /** Pages that the balance pays for. */
  readonly affordable: number
  readonly elapsedMs: number
}

/** The next pages to fetch, nearest to the seeds first; none when the crawl is over, with the reason if it ends early. */
export const nextBatch = (
  frontier: Frontier,
  { affordable, elapsedMs }: Bounds,
): { readonly pages: readonly FrontierEntry[]; readonly note?: Frontier['note'] } => {
  const { plan, entries, isCut, bytes, silent, visits, pauseSeconds, batch } = frontier
  if (frontier.failure) return { pages: [] }
  const waiting = entries.filter((entry) => entry.status === undefined).toSorted((a, b) => a.depth - b.depth)
  if (waiting.length === 0) return { pages: [], note: isCut ? 'limit-addresses' : frontier.note }
  const fetched = entries.filter(({ status }) => status === 'read' || status === 'unchanged').length
  const left = Math.min(plan.maxPages - fetched, plan.maxPages * 2 + 20 - visits)
  if (left <= 0) return { pages: [], note: 'limit-pages' }
  if (bytes >= MAX_BYTES) return { pages: [], note: 'limit-bytes' }
  if (elapsedMs >= MAX_MS || batch >= MAX_BATCHES) return { pages: [], note: 'limit-time' }
  if (silent >= MAX_SILENT) return { pages: [], note: 'down' }
  if (affordable <= 0) return { pages: [], note: 'credits' }
  return { pages: waiting.slice(0, pauseSeconds > 0 ? 1 : Math.min(MAX_BATCH, left, affordable)) }
}
