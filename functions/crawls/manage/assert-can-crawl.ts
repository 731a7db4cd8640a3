import { balanceOf } from '#features/billing'
import { isCrawling } from '#functions/crawls/is-crawling'
import { crawls, crawlsOf } from '#functions/crawls/store'
import { presentCrawl } from '#functions/crawls/view/present-crawl'
import { CRAWL_PAGE_MILLI_CREDITS } from '#shared/billing/prices'
import { crawlText } from '#shared/crawls/messages'
import { Problem } from '#shared/problems'

/** The maximum number of concurrent crawls per workspace. */
const MAX_RUNNING = 5

/** Throws `no-credits` if the workspace cannot pay for a page, and `limit-reached` if too many crawls are running. */
export const assertCanCrawl = async (workspaceId: string, now: number): Promise<void> => {
  const [balance, recent] = await Promise.all([
    balanceOf({ kind: 'workspace', id: workspaceId }, CRAWL_PAGE_MILLI_CREDITS),
    crawls.listBy('gsi1', crawlsOf(workspaceId), undefined, { limit: 50, newestFirst: true }),
  ])
  if (balance < CRAWL_PAGE_MILLI_CREDITS) throw new Problem('no-credits', crawlText('noCredits'))
  const running = recent.items.filter((crawl) => isCrawling(presentCrawl(crawl, now)))
  if (running.length >= MAX_RUNNING) throw new Problem('limit-reached', crawlText('tooMany'))
}
