import { SourceQueued } from '#events/knowledge/events'
import { crawlPaths, crawls, getCrawlProgress, isCrawling, queueCrawl, SiteSnapshot } from '#features/crawls'
import { paths } from '#functions/knowledge/paths'
import { type StoredSource, sources } from '#functions/knowledge/store'
import { attempt } from '#lib/database/commit'
import { is, present } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import { readJson, writeJson } from '#lib/json-files'
import { world } from '#lib/world'
import { MAX_SITE_PAGES } from '#shared/crawls/schema'
import { knowledgeText } from '#shared/knowledge/messages'
import { Problem } from '#shared/problems'

/** A part of a crawl and the import end within an hour; a refresh that seems to run longer was lost and may be replaced. */
const LOST_MS = 62 * 60_000

/**
 * Refreshes a site: conditional requests for its known pages, and new pages if the whole site was imported. Returns the
 * queued source; `conflict` while an import of it runs. A site whose first import failed is imported from its crawl again.
 *
 * The caller needs write access to the table, the bus, and the prefixes `knowledge/` and `crawls/`.
 */
export const refreshSite = async (source: StoredSource): Promise<StoredSource> => {
  const now = world().now()
  const isRunning = source.status === 'queued' || source.status === 'fetching'
  if (isRunning && (now - source.startedAt < LOST_MS || (await isBeingCrawled(source))))
    throw new Problem('conflict', knowledgeText('busy'))
  const { agentId, id: sourceId, workspaceId } = source
  const { step: _step, errorCode: _error, progress: _progress, ...kept } = source
  const next = ulid(now)
  const queued: StoredSource = { ...kept, status: 'queued', attempt: next, startedAt: now }
  const snapshot = source.siteAttempt
    ? await readJson(SiteSnapshot, paths.site({ agentId, sourceId, attempt: source.siteAttempt }))
    : undefined
  if (!snapshot) {
    const crawl = source.crawlId ? await crawls.get({ workspaceId, id: source.crawlId }) : undefined
    const { committed } = await attempt(
      [
        sources.putting(queued, { attempt: is(source.attempt) }),
        ...(crawl
          ? [crawls.changing({ workspaceId, id: crawl.id }, { set: { importingSince: now } }, { id: present })]
          : []),
      ],
      [SourceQueued({ workspaceId, agentId, sourceId, attempt: next, isSite: true })],
    )
    if (!committed) throw new Problem('conflict', knowledgeText('busy'))
    return queued
  }
  const refreshing: StoredSource = { ...queued, crawlId: next, progress: { done: 0, total: snapshot.pages.length } }
  await writeJson(crawlPaths.known({ workspaceId, crawlId: next }), snapshot)
  const maxPages = Math.min(MAX_SITE_PAGES, Math.max(snapshot.plan.maxPages, snapshot.pages.length))
  const mode = snapshot.choice === 'all' ? snapshot.plan.mode : 'single'
  const { outcome } = await queueCrawl(
    {
      workspaceId,
      crawlId: next,
      agentId,
      plan: { ...snapshot.plan, maxPages, mode },
      isFree: false,
      source: { sourceId, attempt: next },
    },
    [sources.putting(refreshing, { attempt: is(source.attempt) })],
  )
  if (!outcome.committed) throw new Problem('conflict', knowledgeText('busy'))
  return refreshing
}

/** A large site is crawled in parts, which together may take longer. */
const isBeingCrawled = async ({ workspaceId, attempt: crawlId }: StoredSource): Promise<boolean> => {
  const crawl = await getCrawlProgress({ workspaceId, crawlId })
  return crawl !== undefined && isCrawling(crawl)
}
