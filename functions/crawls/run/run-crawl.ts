import { CrawlQueued } from '#events/crawls/events'
import { partOf } from '#functions/crawls/part-of'
import { crawls } from '#functions/crawls/store'
import { consumer } from '#lib/events/consumer'
import { startFlow } from '#lib/events/start-flow'

/** Starts the flow of a crawl, or of its next part; their ids are its name, so that a second delivery starts nothing. */
export const handler = consumer(CrawlQueued, async ({ data: { workspaceId, crawlId, part = 1 } }) => {
  const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (!crawl || partOf(crawl) !== part) return
  const { plan, attempt } = crawl
  const name = part === 1 ? crawlId : `${crawlId}-${part}`
  await startFlow('crawls/crawl-site', name, { workspaceId, crawlId, part, plan, isRefresh: attempt !== undefined })
})
