import { ensureCrawl } from '#features/crawls'
import { idsOf } from '#functions/onboarding/ids-of'
import { WIZARD_PAGES } from '#shared/crawls/schema'

interface Attempt {
  readonly workspaceId: string
  readonly attemptId: string
}

/** Starts the attempt's crawl, once. */
export const crawlWebsite = async ({ workspaceId, attemptId }: Attempt, website: string): Promise<void> => {
  const { agentId, crawlId } = idsOf({ workspaceId, attemptId })
  await ensureCrawl({
    workspaceId,
    agentId,
    crawlId,
    plan: { seeds: [website], mode: 'deep', include: [], exclude: [], maxPages: WIZARD_PAGES, maxDepth: 2 },
    isFree: true,
  })
}
