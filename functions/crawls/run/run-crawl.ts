import { CrawlQueued } from '#events/crawls/events'
import { crawls } from '#functions/crawls/store'
import { consumer } from '#lib/events/consumer'
import { startFlow } from '#lib/events/start-flow'

/** Starts a crawl's flow; the crawl's id is its name, so that a second delivery starts nothing. */
export const handler = consumer(CrawlQueued, async ({ data: { workspaceId, crawlId } }) => {
  const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (!crawl) return
  const { plan, attempt } = crawl
  await startFlow('crawls/crawl-site', crawlId, { workspaceId, crawlId, plan, isRefresh: attempt !== undefined })
})
