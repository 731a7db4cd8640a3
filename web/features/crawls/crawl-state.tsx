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

/** As shape and word; a crawl that ended early with some pages is a half disc. */
export const CrawlState = ({ crawl: { status, error } }: { readonly crawl: Crawl }) => (
  <State kind={status === 'ready' && error ? 'changed' : kinds[status]}>{t(`status.${status}`)}</State>
)
