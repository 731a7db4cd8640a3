import { CrawlQueued } from '#events/crawls/events'
import { partOf } from '#functions/crawls/part-of'
import { crawls } from '#functions/crawls/store'
import { consumer } from '#lib/events/consumer'
import { startFlow } from '#lib/events/start-flow'

/** Starts the flow of a crawl, of its next part, or the next flow of a part; their ids are its name, so that a second delivery starts nothing. */
export const handler = consumer(CrawlQueued, async ({ data: { workspaceId, crawlId, part = 1, flow = 1 } }) => {
  const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (!crawl || partOf(crawl) !== part) return
  const { plan, attempt } = crawl
  const ofPart = part === 1 ? crawlId : `${crawlId}-${part}`
  const name = flow === 1 ? ofPart : `${ofPart}_${flow}`
  const isRefresh = attempt !== undefined
  await startFlow('crawls/crawl-site', name, { workspaceId, crawlId, part, flow, plan, isRefresh })
})
