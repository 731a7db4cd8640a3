import { crawls, crawlsOf } from '#functions/crawls/store'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { crawls as routes } from '#shared/crawls/routes'
import { presentCrawl } from './present-crawl.ts'

const PAGE = 50

/** The workspace's crawls, newest first, without crawls of refreshes. */
export const listCrawls: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/crawls'> = async (
  { after },
  { access: { workspaceId } },
) => {
  const page = { limit: PAGE, after, newestFirst: true }
  const { items, cursor } = await crawls.listBy('gsi1', crawlsOf(workspaceId), undefined, page)
  const now = world().now()
  return { crawls: items.map((crawl) => presentCrawl(crawl, now)), ...(cursor ? { cursor } : {}) }
}
