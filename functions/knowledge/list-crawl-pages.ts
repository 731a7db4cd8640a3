import type { Verb } from '#lib/api'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { crawlPaths } from './crawl/crawl-paths.ts'
import { Frontier } from './crawl/frontier.ts'
import { readJson } from './crawl/json-files.ts'
import { presentCrawlPage } from './crawl/present-crawl-page.ts'
import { ownCrawl } from './own-crawl.ts'
import { pageOf } from './page-of.ts'

const PAGE = 200

/** What a crawl found so far. A page of the list never changes once it is full: addresses keep their order. */
export const listCrawlPages: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages'> = async (
  { crawlId, after },
  { access: { workspaceId } },
) => {
  await ownCrawl(workspaceId, crawlId)
  const frontier = await readJson(Frontier, crawlPaths.frontier({ workspaceId, crawlId }))
  const { items, cursor } = pageOf(frontier?.entries ?? [], PAGE, after)
  const pages = items.map(presentCrawlPage).filter((page) => page !== undefined)
  return { pages, ...(cursor ? { cursor } : {}) }
}
