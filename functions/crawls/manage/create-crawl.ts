import { draftAgent } from '#features/agents'
import { pageAddress } from '#functions/crawls/pages/page-address'
import { siteOf } from '#functions/crawls/site/site-of'
import { presentCrawl } from '#functions/crawls/view/present-crawl'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import { crawlText } from '#shared/crawls/messages'
import type { crawls as routes } from '#shared/crawls/routes'
import type { CrawlPlan } from '#shared/crawls/schema'
import { invalid, Problem } from '#shared/problems'
import { assertCanPay } from './assert-can-pay.ts'
import { takingSlot } from './crawl-slots.ts'
import { queueCrawl } from './queue-crawl.ts'

type CreateCrawl = Verb<typeof routes, 'POST /v2/workspaces/{workspaceId}/crawls'>

/** The plan's defaults. */
const DEFAULTS = { mode: 'deep', include: [], exclude: [], maxPages: 50, maxDepth: 3 } as const

/** Queues a crawl of a website for an agent of the workspace. */
export const createCrawl: CreateCrawl = async ({ workspaceId: _given, agentId, ...plan }, { access }) => {
  const { workspaceId } = access
  const seeds = [...new Set(plan.seeds.map((seed) => pageAddress(seed, 'seeds')))]
  if (new Set(seeds.map(siteOf)).size > 1) throw invalid('seeds', crawlText('oneSite'))
  const agent = await draftAgent(agentId)
  if (agent?.workspaceId !== workspaceId) throw new Problem('not-found', agentText('notFound'))
  await assertCanPay(workspaceId)
  return retrying(`crawls of ${workspaceId}`, async () => {
    const now = world().now()
    const crawlId = ulid(now)
    const { crawl, outcome } = await queueCrawl(
      {
        workspaceId,
        crawlId,
        agentId,
        plan: { ...DEFAULTS, include: [], exclude: [], ...given(plan), seeds },
        isFree: false,
      },
      [await takingSlot(workspaceId, crawlId, now)],
    )
    return outcome.committed ? { crawl: presentCrawl(crawl, now) } : conflict
  })
}

const given = (plan: { readonly [K in keyof CrawlPlan]?: CrawlPlan[K] | undefined }): Partial<CrawlPlan> =>
  Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined))
