import { crawlText } from '#shared/crawls/messages'
import { Problem } from '#shared/problems'
import { crawls, type StoredCrawl } from './store.ts'

/** A crawl that a member started; `not-found` for a missing one and for the crawl of a refresh, which is internal. */
export const getCrawlOrThrow = async (workspaceId: string, crawlId: string): Promise<StoredCrawl> => {
  const crawl = await crawls.get({ workspaceId, id: crawlId }, { consistent: true })
  if (!crawl || crawl.attempt) throw new Problem('not-found', crawlText('notFound'))
  return crawl
}
