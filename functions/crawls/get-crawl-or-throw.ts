import { crawlText } from '#shared/crawls/messages'
import { Problem } from '#shared/problems'
import { crawls, type StoredCrawl } from './store.ts'

/** A crawl that a member started; a refresh is its source's own business. `not-found` otherwise. */
export const getCrawlOrThrow = async (workspaceId: string, crawlId: string): Promise<StoredCrawl> => {
  const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (!crawl || crawl.attempt) throw new Problem('not-found', crawlText('notFound'))
  return crawl
}
