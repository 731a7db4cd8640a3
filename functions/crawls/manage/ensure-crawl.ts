import type { CrawlPlan } from '#shared/crawls/schema'
import { queueCrawl } from './queue-crawl.ts'

interface CrawlRequest {
  readonly workspaceId: string
  /** It need not exist yet. */
  readonly agentId: string
  /** Made up by the caller: beginning the same crawl again joins it. 16 to 40 letters and digits. */
  readonly crawlId: string
  readonly plan: CrawlPlan
  readonly isFree: boolean
}

/** Starts a crawl for another feature, once for each id. The caller needs write access to the table, and the bus. */
export const ensureCrawl = async (wanted: CrawlRequest): Promise<void> => {
  await queueCrawl(wanted)
}
