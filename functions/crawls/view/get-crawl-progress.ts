import { crawls } from '#functions/crawls/store'
import { world } from '#lib/world'
import type { Crawl } from '#shared/crawls/schema'
import { presentCrawl } from './present-crawl.ts'

interface CrawlProgress extends Pick<Crawl, 'status' | 'found' | 'done' | 'read' | 'failed'> {
  /** Title of the last fetched page. */
  readonly lastTitle?: string
  /** Why it failed, or ended early. */
  readonly error?: { readonly code: string; readonly message: string }
}

/** A crawl's progress; `undefined` without one. The caller needs read access to the table. */
export const getCrawlProgress = async (it: {
  readonly workspaceId: string
  readonly crawlId: string
}): Promise<CrawlProgress | undefined> => {
  const crawl = await crawls.get({ workspaceId: it.workspaceId, id: it.crawlId }, { consistent: true })
  if (!crawl) return undefined
  const { status, found, done, read, failed, error } = presentCrawl(crawl, world().now())
  const { lastTitle } = crawl
  return { status, found, done, read, failed, ...(lastTitle ? { lastTitle } : {}), ...(error ? { error } : {}) }
}
