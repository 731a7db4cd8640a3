import { MAX_CRAWL_PAGES } from '#shared/crawls/page-limits'
import { countsOf } from './counts-of.ts'
import type { Frontier, FrontierEntry } from './frontier.ts'

interface NextPart {
  readonly part: number
  /** Pages that the crawl may have in all. */
  readonly maxPages: number
}

interface Started {
  readonly frontier: Frontier
  /** Entries that no later part changes. */
  readonly finished: readonly FrontierEntry[]
}

/** A frontier at the beginning of a crawl's next part, without the entries that are finished. */
export const startPart = (before: Frontier, { part, maxPages }: NextPart): Started => {
  const open = new Set(before.entries.flatMap(({ id, status }) => (status === undefined ? [id] : [])))
  // it replaces its canonical page if that cannot be fetched
  const isWaiting = ({ standsIn, duplicateOf = '' }: FrontierEntry) => standsIn === true && open.has(duplicateOf)
  const isFinished = (entry: FrontierEntry) => entry.status !== undefined && !isWaiting(entry)
  const finished = before.entries.filter(isFinished)
  const { read, failed } = countsOf({ ...before, entries: finished })
  const { batch, visits, bytes, earlier } = before
  // a part may be of one page, and every batch reads all files: small parts share one
  const inLast = earlier?.inLast ?? MAX_CRAWL_PAGES
  const isNewFile = inLast >= MAX_CRAWL_PAGES
  const frontier: Frontier = {
    ...before,
    plan: { ...before.plan, maxPages },
    part,
    silent: 0,
    earlier: {
      files: (earlier?.files ?? 0) + (isNewFile ? 1 : 0),
      inLast: (isNewFile ? 0 : inLast) + finished.length,
      done: (earlier?.done ?? 0) + finished.length,
      read,
      unchanged: (earlier?.unchanged ?? 0) + finished.filter(({ status }) => status === 'unchanged').length,
      failed,
      batch,
      visits,
      bytes,
    },
    entries: before.entries.filter((entry) => !isFinished(entry)),
  }
  return { frontier, finished }
}
