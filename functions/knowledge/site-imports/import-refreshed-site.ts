import { RefreshCrawled } from '#events/crawls/events'
import { sources } from '#functions/knowledge/sources/store'
import { consumer } from '#lib/events/consumer'
import { startFlow } from '#lib/events/start-flow'
import { releaseCrawl } from './release-crawl.ts'

/**
 * Imports what the crawl of a refresh found; named after the import, so that a second delivery starts nothing. A source
 * that was deleted or imported anew meanwhile does not wait for it any more, so the crawl goes.
 */
export const handler = consumer(
  RefreshCrawled,
  async ({ data: { workspaceId, agentId, crawlId, sourceId, attempt } }) => {
    const source = await sources.get({ agentId, id: sourceId }, { consistent: true })
    if (source?.attempt === attempt) await startFlow('knowledge/import-site', attempt, { agentId, sourceId, attempt })
    else await releaseCrawl({ workspaceId, crawlId })
  },
)
