import type { Frontier, FrontierEntry } from './frontier.ts'

/** Pages that are read between two looks at whether to go on. */
const MAX_BATCH = 12
/** Bytes that one crawl downloads at most. */
const MAX_BYTES = 200 * 1024 * 1024
const MAX_MS = 30 * 60_000
/** Addresses without an answer in a row, after which nobody is knocking any more. */
const MAX_SILENT = 10
/** Batches of a site that asks for pauses, each of one page; see the flow for what Step Functions allows. */
const MAX_BATCHES = 600

interface Bounds {
  /** Pages that can still be paid for. */
  readonly affordable: number
  readonly elapsedMs: number
}

/** What is to be read next, nearest to the seeds first; nothing when the crawl is over, with the reason if it ends early. */
export const nextBatch = (
  frontier: Frontier,
  { affordable, elapsedMs }: Bounds,
): { readonly pages: readonly FrontierEntry[]; readonly note?: Frontier['note'] } => {
  const { plan, entries, isCut, bytes, silent, visits, pauseSeconds, batch } = frontier
  if (frontier.failure) return { pages: [] }
  const waiting = entries.filter((entry) => entry.status === undefined).toSorted((a, b) => a.depth - b.depth)
  if (waiting.length === 0) return { pages: [], note: isCut ? 'limit-addresses' : frontier.note }
  const kept = entries.filter(({ status }) => status === 'read' || status === 'unchanged').length
  const left = Math.min(plan.maxPages - kept, plan.maxPages * 2 + 20 - visits)
  if (left <= 0) return { pages: [], note: 'limit-pages' }
  if (bytes >= MAX_BYTES) return { pages: [], note: 'limit-bytes' }
  if (elapsedMs >= MAX_MS || batch >= MAX_BATCHES) return { pages: [], note: 'limit-time' }
  if (silent >= MAX_SILENT) return { pages: [], note: 'down' }
  if (affordable <= 0) return { pages: [], note: 'credits' }
  return { pages: waiting.slice(0, pauseSeconds > 0 ? 1 : Math.min(MAX_BATCH, left, affordable)) }
}
