import { presentCrawl } from '#functions/crawls/view/present-crawl'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { crawls as routes } from '#shared/crawls/routes'
import { stopCrawl } from './stop-crawl.ts'

/** Cancels a crawl before its next batch. One that has ended is left unchanged. */
export const cancelCrawl: Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/cancel'> = async (
  { crawlId },
  { access: { workspaceId } },
) => ({ crawl: presentCrawl(await stopCrawl({ workspaceId, crawlId }), world().now()) })
