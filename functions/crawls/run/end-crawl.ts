import * as z from 'zod'
import { CrawlEnded, CrawlQueued, RefreshCrawled } from '#events/crawls/events'
import { balanceOf } from '#features/billing'
import { crawlPaths } from '#functions/crawls/crawl-paths'
import { CrawlState } from '#functions/crawls/crawl-state'
import { Frontier } from '#functions/crawls/frontier/frontier'
import { hasNextPart } from '#functions/crawls/frontier/has-next-part'
import { isCrawling } from '#functions/crawls/is-crawling'
import { queuePart } from '#functions/crawls/manage/queue-part'
import { partOf } from '#functions/crawls/part-of'
import { siteOf } from '#functions/crawls/site/site-of'
import { crawls } from '#functions/crawls/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { step } from '#lib/events/step'
import { files } from '#lib/files'
import { readJson } from '#lib/json-files'
import { world } from '#lib/world'
import { CRAWL_PAGE_MILLI_CREDITS } from '#shared/billing/prices'
import { crawlOutcome } from './crawl-outcome.ts'

/** `defect` is the error that Step Functions caught. */
const Ended = CrawlState.extend({
  defect: z.object({ Error: z.string() }).optional(),
  /** `continue`: the flow has had its batches, and the part goes on in another one. */
  outcome: z.string().optional(),
})

/**
 * The last step of every flow: starts the part's next flow, or ends the crawl and sets its final status. A refresh continues with its next part, else with its source's import.
 * If the crawl was deleted in the meantime, its files are deleted; if it was cancelled and read on, nothing happens.
 */
export const handler = step(Ended, async (state): Promise<{ readonly outcome: 'done' }> => {
  const { workspaceId, crawlId, part, flow, defect, outcome } = state
  const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (crawl && partOf(crawl) !== part) return { outcome: 'done' }
  if (crawl && outcome === 'continue' && defect === undefined) {
    await attempt([], [CrawlQueued({ workspaceId, crawlId, part, flow: flow + 1 })])
    return { outcome: 'done' }
  }
  const store = await files()
  const { all, visits } = crawlPaths
  // visits that a restarted flow fetched again after they were merged
  await store.remove(await store.list((crawl ? visits : all)({ workspaceId, crawlId })))
  if (!crawl) return { outcome: 'done' }
  if (!isCrawling(crawl)) return { outcome: 'done' }
  const now = world().now()
  const frontier = await readJson(Frontier, crawlPaths.frontier({ workspaceId, crawlId }))
  const balance =
    crawl.isFree || crawl.attempt
      ? Infinity
      : await balanceOf({ kind: 'workspace', id: workspaceId }, CRAWL_PAGE_MILLI_CREDITS)
  const elapsedMs = now - (crawl.partStartedAt ?? crawl.startedAt)
  const bounds = { affordable: Math.floor(balance / CRAWL_PAGE_MILLI_CREDITS), elapsedMs }
  const { agentId, sourceId, attempt: refresh } = crawl
  const end = crawlOutcome(frontier, bounds, defect !== undefined)
  if (refresh && frontier && hasNextPart(frontier, end.note)) {
    await queuePart(crawl, { part: part + 1, now })
    return { outcome: 'done' }
  }
  const site = siteOf(crawl.plan.seeds[0] ?? '')
  const ended = CrawlEnded({ workspaceId, agentId, crawlId, site, isRead: end.status === 'ready' })
  // the wizard shows its own crawl, and a refresh ends with its source's import: neither is notified
  const events = crawl.isFree ? [] : [ended]
  await attempt(
    [
      crawls.changing(
        { workspaceId, id: crawlId },
        { set: { ...end, endedAt: now }, remove: ['doing'] },
        { status: is(crawl.status) },
      ),
    ],
    sourceId && refresh ? [RefreshCrawled({ workspaceId, agentId, crawlId, sourceId, attempt: refresh })] : events,
  )
  return { outcome: 'done' }
})
