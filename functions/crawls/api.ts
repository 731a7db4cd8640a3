import { api } from '#lib/http/api'
import { crawls } from '#shared/crawls/routes'
import { cancelCrawl } from './manage/cancel-crawl.ts'
import { createCrawl } from './manage/create-crawl.ts'
import { deleteCrawl } from './manage/delete-crawl.ts'
import { readOn } from './manage/read-on.ts'
import { getCrawl } from './view/get-crawl.ts'
import { listCrawlPages } from './view/list-crawl-pages.ts'
import { listCrawls } from './view/list-crawls.ts'

export const handler = api(crawls, {
  'GET /v2/workspaces/{workspaceId}/crawls': listCrawls,
  'POST /v2/workspaces/{workspaceId}/crawls': createCrawl,
  'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}': getCrawl,
  'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages': listCrawlPages,
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/cancel': cancelCrawl,
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/read-on': readOn,
  'DELETE /v2/workspaces/{workspaceId}/crawls/{crawlId}': deleteCrawl,
})
