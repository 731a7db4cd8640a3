import { CrawlDeleted } from '#events/knowledge/events'
import type { Verb } from '#lib/api'
import { commit } from '#lib/commit'
import { is } from '#lib/condition'
import { world } from '#lib/world'
import { crawlMessages } from '#shared/knowledge/messages'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { Problem } from '#shared/problems'
import { isCrawling } from './crawl/is-crawling.ts'
import { presentCrawl } from './crawl/present-crawl.ts'
import { crawls } from './crawl/store.ts'
import { sources } from './store.ts'

/** Deletes a crawl that has ended. Its files go with the event; a source that was made from it has its own copies. */
export const deleteCrawl: Verb<typeof routes, 'DELETE /v2/workspaces/{workspaceId}/crawls/{crawlId}'> = async (
  { crawlId },
  { access: { workspaceId } },
) => {
  const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (!crawl || crawl.attempt) return { crawlId }
  if (isCrawling(presentCrawl(crawl, world().now()))) throw new Problem('conflict', crawlMessages.running)
  const { agentId, sourceId = '' } = crawl
  const source = sourceId ? await sources.get({ agentId, id: sourceId }, { consistent: true }) : undefined
  const isImporting = source && !source.siteAttempt && (source.status === 'queued' || source.status === 'fetching')
  if (isImporting) throw new Problem('conflict', crawlMessages.importing)
  await commit(
    [crawls.removing({ workspaceId, id: crawlId }, { status: is(crawl.status) })],
    [CrawlDeleted({ workspaceId, crawlId })],
  )
  return { crawlId }
}
