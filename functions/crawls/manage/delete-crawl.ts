import { CrawlDeleted } from '#events/crawls/events'
import { isCrawling } from '#functions/crawls/is-crawling'
import { crawls } from '#functions/crawls/store'
import { presentCrawl } from '#functions/crawls/view/present-crawl'
import { commit } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { crawlText } from '#shared/crawls/messages'
import type { crawls as routes } from '#shared/crawls/routes'
import { Problem } from '#shared/problems'

/** An import ends within 15 minutes; one that seems to run longer was lost. */
const LOST_IMPORT_MS = 16 * 60_000

/** Deletes a crawl that has ended. A consumer deletes its files; an imported source has its own copies. */
export const deleteCrawl: Verb<typeof routes, 'DELETE /v2/workspaces/{workspaceId}/crawls/{crawlId}'> = async (
  { crawlId },
  { access: { workspaceId } },
) => {
  const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (!crawl || crawl.attempt) return { crawlId }
  const now = world().now()
  if (isCrawling(presentCrawl(crawl, now))) throw new Problem('conflict', crawlText('running'))
  const isImporting = crawl.importingSince !== undefined && now - crawl.importingSince < LOST_IMPORT_MS
  if (isImporting) throw new Problem('conflict', crawlText('beingImported'))
  await commit(
    [crawls.removing({ workspaceId, id: crawlId }, { status: is(crawl.status) })],
    [CrawlDeleted({ workspaceId, crawlId })],
  )
  return { crawlId }
}
