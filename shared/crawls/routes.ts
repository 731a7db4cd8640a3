import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { MAX_CRAWL_PAGES } from './page-limits.ts'
import { Crawl, CrawlPage, CrawlPlan } from './schema.ts'

/** Pages to fetch at once. */
const MaxPages = z.number().int().min(1).max(MAX_CRAWL_PAGES).optional()
const AWorkspace = z.strictObject({ workspaceId: z.string().max(40) })
/** The path parameters of a crawl. */
export const ACrawl = AWorkspace.extend({ crawlId: z.string().regex(/^[0-9A-Za-z]{16,40}$/) })

/** Crawling websites: pages belong to the crawl until some are imported. */
export const crawls = contract({
  'GET /v2/workspaces/{workspaceId}/crawls': {
    auth: 'workspace:read',
    summary: "The workspace's crawls, newest first, 50 a page.",
    input: AWorkspace.extend({ after: z.string().max(2000).optional() }),
    output: z.object({ crawls: z.array(Crawl), cursor: z.string().optional() }),
  },
  'POST /v2/workspaces/{workspaceId}/crawls': {
    auth: 'workspace:write',
    rate: 'crawl',
    summary:
      'Starts to crawl a website for an agent of the workspace. A page that is downloaded costs 1 credit; `no-credits` when the balance is below one. Nothing is imported until its pages are selected.',
    idempotent: true,
    input: AWorkspace.extend({
      agentId: AgentId,
      ...CrawlPlan.partial({ include: true, exclude: true, maxDepth: true, mode: true }).shape,
      maxPages: MaxPages,
    }),
    output: z.object({ crawl: Crawl }),
  },
  'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}': {
    auth: 'workspace:read',
    summary: 'A crawl and its progress.',
    input: ACrawl,
    output: z.object({ crawl: Crawl }),
  },
  'GET /v2/workspaces/{workspaceId}/crawls/{crawlId}/pages': {
    auth: 'workspace:read',
    summary: 'The pages that a crawl has found so far, in the order of discovery, 200 a page.',
    input: ACrawl.extend({ after: z.string().max(2000).optional() }),
    output: z.object({ pages: z.array(CrawlPage), cursor: z.string().optional() }),
  },
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/cancel': {
    auth: 'workspace:write',
    summary: 'Cancels a running crawl. The pages crawled so far can still be imported.',
    input: ACrawl,
    output: z.object({ crawl: Crawl }),
  },
  'POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/read-on': {
    auth: 'workspace:write',
    rate: 'crawl',
    summary:
      'Continues a crawl that has ended where it stopped: up to `maxPages` further pages (1,000 by default), 5,000 in all, 1 credit each; `no-credits` when the balance is below one. `conflict` when it knows no further page, or when its pages were imported. A running crawl is left unchanged.',
    input: ACrawl.extend({ maxPages: MaxPages }),
    output: z.object({ crawl: Crawl }),
  },
  'DELETE /v2/workspaces/{workspaceId}/crawls/{crawlId}': {
    auth: 'workspace:write',
    summary:
      'Deletes a crawl that has ended, with its pages; a source made from it stays. Deleting it again is no error.',
    input: ACrawl,
    output: z.object({ crawlId: z.string() }),
  },
})
