import { getCrawlProgress } from '#features/crawls'
import type { StoredSource } from '#functions/knowledge/store'

/** A source that is being refreshed by a crawl with its progress; any other source unchanged. */
export const withRefreshProgress = async (source: StoredSource): Promise<StoredSource> => {
  const { workspaceId, crawlId, attempt, status } = source
  // the crawl of a refresh has the id of the import that waits for it
  if (!crawlId || crawlId !== attempt || (status !== 'queued' && status !== 'fetching')) return source
  const crawl = await getCrawlProgress({ workspaceId, crawlId })
  return crawl?.found ? { ...source, progress: { done: crawl.done, total: crawl.found } } : source
}
