import type { Copy } from '#functions/restore/copy'

const RULE = 'imports'

const RUNNING = { source: ['queued', 'fetching'], crawl: ['queued', 'crawling'] } as const

/** Runs of flows are not restored: an import or a crawl that was under way ends as interrupted and can be started again. */
export const reconcileImports = (copy: Copy): void => {
  for (const source of copy.of('source')) {
    if (!RUNNING.source.some((status) => status === source.status)) continue
    const { step, progress, ...rest } = source
    copy.put({ ...rest, status: 'failed', errorCode: 'interrupted' })
    copy.repaired(RULE, `${String(source.pk)} ${String(source.id)}`, 'its import is marked as interrupted')
  }
  for (const crawl of copy.of('crawl')) {
    const isRunning = RUNNING.crawl.some((status) => status === crawl.status)
    if (!isRunning && crawl.importingSince === undefined) continue
    const { importingSince, doing, ...rest } = crawl
    copy.put({ ...rest, ...(isRunning ? { status: 'failed', failure: 'interrupted', endedAt: copy.at } : {}) })
    copy.repaired(RULE, `${String(crawl.pk)} ${String(crawl.id)}`, 'the crawl is marked as interrupted')
  }
}
