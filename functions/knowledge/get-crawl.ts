import type { Verb } from '#lib/api'
import { world } from '#lib/world'
import type { knowledge as routes } from '#shared/knowledge/routes'
import { presentCrawl } from './crawl/present-crawl.ts'
import { ownCrawl } from './own-crawl.ts'

/** A crawl and how far it is. */
export const getCrawl: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}'> = async (
  { crawlId },
  { access },
) => ({ crawl: presentCrawl(await ownCrawl(access.workspaceId, crawlId), world().now()) })
