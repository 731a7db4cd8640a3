import { CrawlDeleted } from '#events/crawls/events'
import { crawls } from '#features/crawls'
import type { StoredSource } from '#functions/knowledge/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'

/**
 * Releases a source's crawl when an import ends or the source is deleted: the crawl of a refresh, which was created for that
 * import alone, is deleted even while it runs; any other may be deleted by members from now on.
 */
export const releaseCrawl = async ({
  workspaceId,
  crawlId,
}: Pick<StoredSource, 'workspaceId' | 'crawlId'>): Promise<void> => {
  const crawl = crawlId ? await crawls.get({ workspaceId, id: crawlId }, { consistent: true }) : undefined
  if (!crawl) return
  const { id } = crawl
  if (crawl.attempt)
    await attempt([crawls.removing({ workspaceId, id }, { id: present })], [CrawlDeleted({ workspaceId, crawlId: id })])
  else if (crawl.importingSince !== undefined)
    await attempt([crawls.changing({ workspaceId, id }, { remove: ['importingSince'] }, { id: present })])
}
