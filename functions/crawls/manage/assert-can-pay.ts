import { balanceOf } from '#features/billing'
import { CRAWL_PAGE_MILLI_CREDITS } from '#shared/billing/prices'
import { crawlText } from '#shared/crawls/messages'
import { Problem } from '#shared/problems'

/** Throws `no-credits` if the workspace cannot pay for a page. */
export const assertCanPay = async (workspaceId: string): Promise<void> => {
  const balance = await balanceOf({ kind: 'workspace', id: workspaceId }, CRAWL_PAGE_MILLI_CREDITS)
  if (balance < CRAWL_PAGE_MILLI_CREDITS) throw new Problem('no-credits', crawlText('noCredits'))
}
