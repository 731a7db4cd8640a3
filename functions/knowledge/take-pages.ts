import { balanceOf } from '#features/billing'
import { step } from '#lib/step'
import { world } from '#lib/world'
import { CRAWL_PAGE_MILLI_CREDITS } from '#shared/billing/prices'
import { crawlPaths } from './crawl/crawl-paths.ts'
import { CrawlState, type PageTask } from './crawl/crawl-state.ts'
import { Frontier } from './crawl/frontier.ts'
import { isCrawling } from './crawl/is-crawling.ts'
import { readJson } from './crawl/json-files.ts'
import { nextBatch } from './crawl/next-batch.ts'
import { crawls } from './crawl/store.ts'
import { sources } from './store.ts'

type Taken = CrawlState & { readonly outcome: 'read' | 'end'; readonly pages: readonly PageTask[] }

/**
 * Decides what is read next, or that the crawl is over: nothing left, a limit reached, no credits, cancelled or deleted.
 * Changes nothing but what the crawl says that it is doing, so repeating it takes the same pages.
 */
export const handler = step(CrawlState, async (state): Promise<Taken> => {
  const { workspaceId, crawlId } = state
  const [crawl, frontier] = await Promise.all([
    crawls.get({ workspaceId, id: crawlId }, { consistent: true }),
    readJson(Frontier, crawlPaths.frontier(state)),
  ])
  const over: Taken = { ...state, outcome: 'end', pages: [] }
  if (!crawl || !frontier || !isCrawling(crawl)) return over
  const { attempt, sourceId } = crawl
  const isRefresh = attempt !== undefined
  const source = isRefresh ? await sources.get({ agentId: crawl.agentId, id: sourceId ?? '' }) : undefined
  if (isRefresh && source?.attempt !== attempt) return over
  const payer = { kind: 'workspace', id: workspaceId } as const
  // what did not change is free, so a refresh asks even when nothing can be paid for
  const affordable =
    crawl.isFree || isRefresh ? Infinity : Math.floor((await balanceOf(payer)) / CRAWL_PAGE_MILLI_CREDITS)
  const { pages } = nextBatch(frontier, { affordable, elapsedMs: world().now() - crawl.startedAt })
  if (pages.length === 0) return over
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
