import { getCrawlProgress } from '#features/crawls'
import type { StoredSource } from './store.ts'

/** A site that is being refreshed, with how far its crawl is; any other source as it is. */
export const withRefreshProgress = async (source: StoredSource): Promise<StoredSource> => {
  const { workspaceId, crawlId, attempt, status } = source
  // the crawl of a refresh is named after the import that waits for it
  if (!crawlId || crawlId !== attempt || (status !== 'queued' && status !== 'fetching')) return source
  const crawl = await getCrawlProgress({ workspaceId, crawlId })
  return crawl?.found ? { ...source, progress: { done: crawl.done, total: crawl.found } } : source
}
