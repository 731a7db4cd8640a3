import { getCrawlOrThrow } from '#functions/crawls/get-crawl-or-throw'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { crawls as routes } from '#shared/crawls/routes'
import { presentCrawl } from './present-crawl.ts'

/** A crawl and its progress. */
export const getCrawl: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}'> = async (
  { crawlId },
  { access },
) => ({ crawl: presentCrawl(await getCrawlOrThrow(access.workspaceId, crawlId), world().now()) })
