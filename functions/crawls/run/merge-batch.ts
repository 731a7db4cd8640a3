import * as z from 'zod'
import { balanceOf, charging, paying } from '#features/billing'
import { crawlPaths } from '#functions/crawls/crawl-paths'
import { CrawlState, PageTask } from '#functions/crawls/crawl-state'
import { countsOf } from '#functions/crawls/frontier/counts-of'
import { Frontier } from '#functions/crawls/frontier/frontier'
import { mergeVisits } from '#functions/crawls/frontier/merge-visits'
import { readFinished } from '#functions/crawls/frontier/read-frontier'
import { isCrawling } from '#functions/crawls/is-crawling'
import { Visit } from '#functions/crawls/pages/visit'
import { partOf } from '#functions/crawls/part-of'
import { crawls, type StoredCrawl } from '#functions/crawls/store'
import { is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { step } from '#lib/events/step'
import { files } from '#lib/files'
import { readJson, writeJson } from '#lib/json-files'
import { world } from '#lib/world'
import { CRAWL_PAGE_MILLI_CREDITS } from '#shared/billing/prices'

const Batch = CrawlState.extend({ pages: z.array(PageTask) })

/**
 * Counts, charges and merges a batch. Counters and credits change in one transaction, conditional on the number of batches
 * counted so far; the frontier is written after it, from the same visits, so a batch whose step crashes in between is
 * charged once and still merged.
 */
export const handler = step(Batch, async ({ pages, ...state }): Promise<CrawlState> => {
  const path = crawlPaths.frontier(state)
  const frontier = await readJson(Frontier, path)
  const [first] = pages
  if (!frontier || !first) return { ...state, pauseSeconds: 0 }
  // it was merged, but the step's result got lost
  if (frontier.batch !== first.batch) {
    await deleteVisits(pages)
    return { ...state, pauseSeconds: frontier.pauseSeconds }
  }
  const found = await Promise.all(pages.map((page) => readJson(Visit, crawlPaths.visit({ ...page, pageId: page.id }))))
  const visits = found.filter((visit) => visit !== undefined)
  const merged = await commitBatch(state, frontier, visits)
  if (!merged) return { ...state, pauseSeconds: 0 }
  await writeJson(path, merged)
  await deleteVisits(pages)
  return { ...state, pauseSeconds: merged.pauseSeconds }
})

const deleteVisits = async (pages: readonly PageTask[]): Promise<void> =>
  (await files()).remove(pages.map((page) => crawlPaths.visit({ ...page, pageId: page.id })))

/**
 * Commits a batch's counters and charge and returns the merged frontier; `undefined` if the crawl was deleted, or has been read
 * on since this part was cancelled.
 */
const commitBatch = async (
  { workspaceId, crawlId, part }: CrawlState,
  frontier: Frontier,
  visits: readonly Visit[],
): Promise<Frontier | undefined> => {
  const finished = await readFinished({ workspaceId, crawlId }, frontier)
  const payer = { kind: 'workspace', id: workspaceId } as const
  return retrying(`crawl ${crawlId} or its account`, async () => {
    const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
    if (!crawl || partOf(crawl) !== part) return undefined
    if (crawl.batch > frontier.batch) return mergeVisits(frontier, visits, crawl.lastPaid ?? 0, finished)
    const balance = crawl.isFree ? Infinity : await balanceOf(payer)
    const affordable = Math.floor(balance / CRAWL_PAGE_MILLI_CREDITS)
    const merged = mergeVisits(frontier, visits, affordable, finished)
    const paid = countsOf(merged).read - countsOf(frontier).read
    const milliCredits = crawl.isFree ? 0 : paid * CRAWL_PAGE_MILLI_CREDITS
    const now = world().now()
    const { agentId } = crawl
    const charge = charging({ payer, milliCredits, reason: 'crawl', workspaceId, agentId, now })
    const { committed } = await paying(
      charge.step,
      ({ writes }) => [
        crawls.changing({ workspaceId, id: crawlId }, progress(crawl, merged, paid, milliCredits), {
          batch: is(frontier.batch),
          status: is(crawl.status),
        }),
        ...writes,
      ],
      charge.events,
    )
    return committed ? merged : conflict
  })
}

const progress = (crawl: StoredCrawl, merged: Frontier, paid: number, milliCredits: number) => {
  const last = merged.entries.findLast(({ status, title }) => status === 'read' && title)
  const next = merged.entries.find(({ status }) => status === undefined)
  return {
    set: {
      ...countsOf(merged),
      batch: merged.batch,
      lastPaid: paid,
      milliCredits: crawl.milliCredits + milliCredits,
      ...(last?.title ? { lastTitle: last.title } : {}),
      ...(isCrawling(crawl) ? { status: 'crawling' as const } : {}),
      ...(isCrawling(crawl) && next ? { doing: `Reading ${new URL(next.url).pathname}`.slice(0, 200) } : {}),
    },
  }
}
