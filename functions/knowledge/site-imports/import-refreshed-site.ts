import { RefreshCrawled } from '#events/crawls/events'
import { releaseCrawl } from '#functions/knowledge/sources/release-crawl'
import { sources } from '#functions/knowledge/store'
import { consumer } from '#lib/events/consumer'
import { startFlow } from '#lib/events/start-flow'

/**
 * Imports the pages of a refresh's crawl; the import is the flow's name, so that a second delivery starts nothing. If the
 * source was deleted or imported again in the meantime, the crawl is deleted.
 */
export const handler = consumer(
  RefreshCrawled,
  async ({ data: { workspaceId, agentId, crawlId, sourceId, attempt } }) => {
    const source = await sources.get({ agentId, id: sourceId }, { consistent: true })
    if (source?.attempt === attempt) await startFlow('knowledge/import-site', attempt, { agentId, sourceId, attempt })
    else await releaseCrawl({ workspaceId, crawlId })
  },
)
