import { CrawlDeleted } from '#events/knowledge/events'
import { isCrawling } from '#functions/crawls/is-crawling'
import { crawls } from '#functions/crawls/store'
import { presentCrawl } from '#functions/crawls/view/present-crawl'
import { sources } from '#functions/knowledge/sources/store'
import { commit } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { crawlText } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'

/** Deletes a crawl that has ended. Its files go with the event; a source that was made from it has its own copies. */
export const deleteCrawl: Verb<typeof routes, 'DELETE /v2/workspaces/{workspaceId}/crawls/{crawlId}'> = async (
  { crawlId },
  { access: { workspaceId } },
) => {
  const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (!crawl || crawl.attempt) return { crawlId }
  if (isCrawling(presentCrawl(crawl, world().now()))) throw new Problem('conflict', crawlText('running'))
  const { agentId, sourceId = '' } = crawl
  const source = sourceId ? await sources.get({ agentId, id: sourceId }, { consistent: true }) : undefined
  const isImporting = source && !source.siteAttempt && (source.status === 'queued' || source.status === 'fetching')
  if (isImporting) throw new Problem('conflict', crawlText('beingImported'))
  await commit(
    [crawls.removing({ workspaceId, id: crawlId }, { status: is(crawl.status) })],
    [CrawlDeleted({ workspaceId, crawlId })],
  )
  return { crawlId }
}
