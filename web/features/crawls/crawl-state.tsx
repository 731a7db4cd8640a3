import type { Crawl } from '#shared/crawls/schema'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'
import { t } from './t.ts'

const kinds: Readonly<Record<Crawl['status'], StateKind>> = {
  queued: 'idle',
  crawling: 'working',
  ready: 'fine',
  imported: 'fine',
  cancelled: 'idle',
  failed: 'failed',
}

interface CrawlStateProps {
  readonly crawl: Crawl
  /** Without one there is nothing to import into. */
  readonly hasAgent: boolean
}

/** As shape and word; a crawl that ended early with some pages is a half disc. */
export const CrawlState = ({ crawl: { status, error }, hasAgent }: CrawlStateProps) => (
  <State kind={status === 'ready' && error ? 'changed' : kinds[status]}>
    {t(status === 'ready' && !hasAgent ? 'status.crawled' : `status.${status}`)}
  </State>
)
