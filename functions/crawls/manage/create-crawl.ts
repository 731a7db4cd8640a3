import { draftAgent } from '#features/agents'
import { balanceOf } from '#features/billing'
import { isCrawling } from '#functions/crawls/is-crawling'
import { pageAddress } from '#functions/crawls/pages/page-address'
import { siteOf } from '#functions/crawls/site/site-of'
import { crawls, crawlsOf } from '#functions/crawls/store'
import { presentCrawl } from '#functions/crawls/view/present-crawl'
import type { Verb } from '#lib/http/api'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import { CRAWL_PAGE_MILLI_CREDITS } from '#shared/billing/prices'
import { crawlText } from '#shared/crawls/messages'
import type { crawls as routes } from '#shared/crawls/routes'
import type { CrawlPlan } from '#shared/crawls/schema'
import { invalid, Problem } from '#shared/problems'
import { queueCrawl } from './queue-crawl.ts'

type CreateCrawl = Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/crawls'>

/** The maximum number of concurrent crawls per workspace. */
const MAX_RUNNING = 5
/** The plan's defaults. */
const DEFAULTS = { mode: 'deep', include: [], exclude: [], maxPages: 50, maxDepth: 3 } as const

/** Queues a crawl of a website for an agent of the workspace. */
export const createCrawl: CreateCrawl = async ({ workspaceId: _given, agentId, ...plan }, { access }) => {
  const { workspaceId } = access
  const seeds = [...new Set(plan.seeds.map((seed) => pageAddress(seed, 'seeds')))]
  if (new Set(seeds.map(siteOf)).size > 1) throw invalid('seeds', crawlText('oneSite'))
  const agent = await draftAgent(agentId)
  if (agent?.workspaceId !== workspaceId) throw new Problem('not-found', agentText('notFound'))
  const [balance, recent] = await Promise.all([
    balanceOf({ kind: 'workspace', id: workspaceId }, CRAWL_PAGE_MILLI_CREDITS),
    crawls.listBy('gsi1', crawlsOf(workspaceId), undefined, { limit: 50, newestFirst: true }),
  ])
  if (balance < CRAWL_PAGE_MILLI_CREDITS) throw new Problem('no-credits', crawlText('noCredits'))
  const now = world().now()
  const running = recent.items.filter((crawl) => isCrawling(presentCrawl(crawl, now)))
  if (running.length >= MAX_RUNNING) throw new Problem('limit-reached', crawlText('tooMany'))
  const { crawl } = await queueCrawl({
    workspaceId,
    crawlId: ulid(now),
    agentId,
    plan: { ...DEFAULTS, include: [], exclude: [], ...given(plan), seeds },
    isFree: false,
  })
  return { crawl: presentCrawl(crawl, now) }
}

const given = (plan: { readonly [K in keyof CrawlPlan]?: CrawlPlan[K] | undefined }): Partial<CrawlPlan> =>
  Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined))
