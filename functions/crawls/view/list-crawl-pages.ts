import { readWholeFrontier } from '#functions/crawls/frontier/read-frontier'
import { getCrawlOrThrow } from '#functions/crawls/get-crawl-or-throw'
import type { Verb } from '#lib/http/api'
import { paginate } from '#lib/paginate'
import type { crawls as routes } from '#shared/crawls/routes'
import { presentCrawlPage } from './present-crawl-page.ts'

const PAGE = 200

/** The pages that a crawl has found so far. Addresses keep their order, so cursors remain valid while it runs. */
export const listCrawlPages: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages'> = async (
  { crawlId, after },
  { access: { workspaceId } },
) => {
  await getCrawlOrThrow(workspaceId, crawlId)
  const frontier = await readWholeFrontier({ workspaceId, crawlId })
  const { items, cursor } = paginate(frontier?.entries ?? [], PAGE, after)
  const pages = items.map(presentCrawlPage).filter((page) => page !== undefined)
  return { pages, ...(cursor ? { cursor } : {}) }
}
