import { CrawlQueued } from '#events/knowledge/events'
import { consumer } from '#lib/consumer'
import { startFlow } from '#lib/start-flow'
import { crawls } from './crawl/store.ts'

/** Starts a crawl; named after it, so that a second delivery starts nothing. */
export const handler = consumer(CrawlQueued, async ({ data: { workspaceId, crawlId } }) => {
  const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (!crawl) return
  const { plan, attempt } = crawl
  await startFlow('knowledge/crawl-site', crawlId, { workspaceId, crawlId, plan, isRefresh: attempt !== undefined })
})
