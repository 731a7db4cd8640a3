import { balanceOf } from '#features/billing'
import { crawlPaths } from '#functions/crawls/crawl-paths'
import { CrawlState, type PageTask } from '#functions/crawls/crawl-state'
import { Frontier } from '#functions/crawls/frontier/frontier'
import { nextBatch } from '#functions/crawls/frontier/next-batch'
import { isCrawling } from '#functions/crawls/is-crawling'
import { partOf } from '#functions/crawls/part-of'
import { crawls } from '#functions/crawls/store'
import { step } from '#lib/events/step'
import { readJson } from '#lib/json-files'
import { world } from '#lib/world'
import { CRAWL_PAGE_MILLI_CREDITS } from '#shared/billing/prices'
import { FLOW_BATCHES } from './flow-batches.ts'

type SelectedBatch = CrawlState & { readonly outcome: 'read' | 'continue' | 'end'; readonly pages: readonly PageTask[] }

/**
 * Selects the next batch, or ends the crawl: nothing left, a limit reached, no credits, cancelled or deleted. A flow that has had its
 * number of batches ends too, and another one continues. It writes nothing, so repeating it selects the same pages.
 */
export const handler = step(CrawlState, async (state): Promise<SelectedBatch> => {
  const { workspaceId, crawlId } = state
  const [crawl, frontier] = await Promise.all([
    crawls.get({ workspaceId, id: crawlId }, { consistent: true }),
    readJson(Frontier, crawlPaths.frontier(state)),
  ])
  const over: SelectedBatch = { ...state, outcome: 'end', pages: [] }
  // a part that was cancelled ends beside the one that was started since
  if (!crawl || !frontier || !isCrawling(crawl) || partOf(crawl) !== state.part) return over
  const isRefresh = crawl.attempt !== undefined
  const payer = { kind: 'workspace', id: workspaceId } as const
  // unchanged pages are free, so a refresh runs without credits too
  const affordable =
    crawl.isFree || isRefresh ? Infinity : Math.floor((await balanceOf(payer)) / CRAWL_PAGE_MILLI_CREDITS)
  const { pages } = nextBatch(frontier, {
    affordable,
    elapsedMs: world().now() - (crawl.partStartedAt ?? crawl.startedAt),
  })
  if (pages.length === 0) return over
  if (frontier.batch - state.firstBatch >= FLOW_BATCHES) return { ...over, outcome: 'continue' }
  const tasks = pages.map(({ id, url, isKnown, etag, lastModified }) => ({
    workspaceId,
    crawlId,
    batch: frontier.batch,
    id,
    url,
    ...(isKnown && etag ? { etag } : {}),
    ...(isKnown && lastModified ? { lastModified } : {}),
  }))
  return { ...state, outcome: 'read', pages: tasks }
})
