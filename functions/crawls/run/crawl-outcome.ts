import { countsOf } from '#functions/crawls/frontier/counts-of'
import type { CrawlEndCode, Frontier } from '#functions/crawls/frontier/frontier'
import { nextBatch } from '#functions/crawls/frontier/next-batch'
import type { StoredCrawl } from '#functions/crawls/store'

type End = Pick<StoredCrawl, 'status' | 'failure' | 'note'>

/**
 * The status of an ended crawl: `ready` if any page was fetched, with a note if it is incomplete; otherwise `failed` with the
 * reason of the first failed page.
 */
export const crawlOutcome = (
  frontier: Frontier | undefined,
  bounds: { readonly affordable: number; readonly elapsedMs: number },
  isInterrupted: boolean,
): End => {
  const note: CrawlEndCode | undefined = isInterrupted ? 'interrupted' : frontier && nextBatch(frontier, bounds).note
  if (!frontier) return { status: 'failed', note: 'interrupted' }
  const isUnchanged =
    (frontier.earlier?.unchanged ?? 0) > 0 || frontier.entries.some(({ status }) => status === 'unchanged')
  if (countsOf(frontier).read > 0 || isUnchanged) return { status: 'ready', ...(note ? { note } : {}) }
  const failure = frontier.failure ?? frontier.entries.find(({ code }) => code !== undefined)?.code
  if (failure && !isInterrupted) return { status: 'failed', failure }
  return { status: 'failed', ...(note ? { note } : { failure: 'no-pages' }) }
}
